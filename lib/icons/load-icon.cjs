// A loader of the build: what it reads as lucide-react's createLucideIcon is ours.
const fs = require("node:fs");
const path = require("node:path");

const OURS = path.join(__dirname, "create-icon.mjs");

module.exports = function loadIcon() {
  this.addDependency(OURS);
  return `${fs.readFileSync(OURS, "utf8")}\nexport { createIcon as default };\n`;
};
