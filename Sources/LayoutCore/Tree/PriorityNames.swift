package import LinearModel

/// The names that priorities have in texts, from strong to weak.
package enum PriorityNames {
  package static let all: [(name: String, priority: Priority)] = [
    ("required", .required), ("fit", .fit), ("strong", .strong), ("ideal", .ideal), ("medium", .medium),
    ("fill", .fill), ("weak", .weak), ("hug", .hug), ("share", .share), ("align", .align), ("total", .total),
    ("policy", .policy),
  ]
}
