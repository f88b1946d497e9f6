// The page shows what it was written with.

new View(JSON.parse(byId("data").textContent).files);
