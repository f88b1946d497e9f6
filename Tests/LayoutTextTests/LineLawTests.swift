import LayoutTestSupport
import Testing

@testable import LayoutText

/// What holds for every text, on random ones.
struct LineLawTests {
  private let measurer = HelveticaMeasurer()

  /// A text, a font and a width that breaks it.
  private struct Sample {
    var text: String
    var font: Font
    var width: Double
    var lineLimit: Int

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let alphabets = ["abcdeé fgo AVTWYo.,-—’”  ", "ab\n\r  c-", "漢字、「」a 😀", "AVATWAYo"].map(Array.init)
      let alphabet = alphabets.randomElement(using: &generator) ?? []
      let wild = generator.chance(0.3)
      text = ""
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        if wild,
          let scalar = Unicode.Scalar(
            UInt32.random(in: 0...0x10FFFF, using: &generator) >> UInt32.random(in: 0...14, using: &generator))
        {
          text.unicodeScalars.append(scalar)
        } else if let character = alphabet.randomElement(using: &generator) {
          text.append(character)
        }
      }
      font = Font(
        size: Double.random(in: 1...40, using: &generator),
        weight: generator.chance(0.5) ? .regular : .bold)
      width = Double.random(in: 0...12, using: &generator) * font.size
      lineLimit = Int.random(in: 1...4, using: &generator)
    }
  }

  private func measure(_ sample: Sample, width: Double?, lineLimit: Int? = nil) -> TextLayout {
    measurer.measure(sample.text, font: sample.font, width: width, lineLimit: lineLimit)
  }

  @Test func onlySpacesAndLineEndsAreLeftOutBetweenLines() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      var index = sample.text.startIndex
      for line in measure(sample, width: sample.width).lines {
        #expect(sample.text[index..<line.content.startIndex].allSatisfy(isLeftOut))
        index = line.content.endIndex
      }
      #expect(sample.text[index...].allSatisfy(isLeftOut))
      return .checked
    }
  }

  @Test func aLineIsAsWideAsItsTextAlone() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      for line in measure(sample, width: sample.width, lineLimit: sample.lineLimit).lines {
        #expect(line.width == measurer.measure(line.text, font: sample.font).size.width)
      }
      return .checked
    }
  }

  @Test func aLineThatDoesNotFitIsOneCharacterOrAnEllipsis() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      for line in measure(sample, width: sample.width, lineLimit: sample.lineLimit).lines
      where line.width > sample.width {
        #expect(line.content.count == (line.isTruncated ? 0 : 1))
      }
      return .checked
    }
  }

  @Test func fromTheMinimumWidthOnEveryLineFitsAndNoWordIsBroken() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      let minimum = measure(sample, width: nil).minimumWidth
      for width in [minimum, max(minimum, sample.width)] {
        let lines = measure(sample, width: width).lines
        #expect(lines.allSatisfy { $0.width <= width })
        for (line, next) in zip(lines, lines.dropFirst())
        where !line.content.isEmpty && line.content.endIndex == next.content.startIndex {
          let before = sample.text[..<line.content.endIndex]
          guard let left = before.last, let right = next.content.first else { continue }
          let beforeLeft = before.dropLast().last.map(TextCharacter.init)
          #expect(LineBreaking.allowsBreak(between: TextCharacter(left), TextCharacter(right), beforeLeft: beforeLeft))
        }
      }
      return .checked
    }
  }

  @Test func theIdealWidthIsTheWidthWithoutAnyAndGivesTheSameLines() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      for limit in [nil, sample.lineLimit] {
        let free = measure(sample, width: nil, lineLimit: limit)
        #expect(free.size.width == free.idealWidth)
        #expect(measure(sample, width: free.idealWidth, lineLimit: limit) == free)
        #expect(measure(sample, width: .infinity, lineLimit: limit) == free)
        #expect(0 <= free.minimumWidth && free.minimumWidth <= free.idealWidth)
      }
      return .checked
    }
  }

  @Test func aWiderTextHasNoMoreLines() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      var count = Int.max
      for step in 0...60 {
        let lines = measure(sample, width: Double(step) * sample.font.size / 4).lines
        #expect(lines.count <= count)
        count = lines.count
      }
      return .checked
    }
  }

  @Test func aLimitKeepsTheLinesBeforeTheLast() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      let all = measure(sample, width: sample.width)
      let limited = measure(sample, width: sample.width, lineLimit: sample.lineLimit)
      #expect(limited.lines.count == min(all.lines.count, sample.lineLimit))
      #expect(limited.lines.dropLast() == all.lines.prefix(limited.lines.count - 1))
      if all.lines.count <= sample.lineLimit { #expect(limited.lines == all.lines) }
      return .checked
    }
  }

  @Test func aLineIsTheSumOfItsAdvancesAndItsKerning() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      let glyphs = Helvetica.glyphs(of: sample.font.weight)
      for line in measure(sample, width: sample.width).lines {
        let placed = line.content.map { glyphs.glyph(of: $0) }
        let advances = placed.reduce(0) { $0 + $1.advance }
        let kerning = zip(placed, placed.dropFirst()).reduce(0) { $0 + glyphs.kerning($1.0, $1.1) }
        #expect(line.width == sample.font.points(advances + kerning))
      }
      return .checked
    }
  }

  @Test func partsMeasuredApartAddUpWithTheSpaceBetweenThem() async {
    await Law(seeds: 0..<120, atLeast: 120).check { seed in
      let sample = Sample(seed: seed)
      let text = sample.text.filter { !$0.isNewline && !LineBreaking.isBreakingSpace(TextCharacter($0)) }
      // Some signs, such as those that stand before Arabic numbers, make one character with what follows them, also with a
      // space; a character is as wide as the first of its scalars, so such a space is no space of the text any more.
      guard (text + " ").count == text.count + 1 else { return .inapplicable }
      let font = Font(size: 1000, weight: sample.font.weight)
      let width = measurer.measure(text, font: font).size.width
      // No pair with a space is kerned.
      #expect(
        measurer.measure(text + " " + "x" + text, font: font).size.width
          == width + 278 + measurer.measure("x" + text, font: font).size.width, "seed \(seed)")
      return .checked
    }
  }

  private func isLeftOut(_ character: Character) -> Bool {
    character.isNewline || LineBreaking.isBreakingSpace(TextCharacter(character))
  }
}
