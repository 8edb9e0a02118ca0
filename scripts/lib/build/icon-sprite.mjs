// The sprite of all icons: one file that browsers load once, instead of the shapes in every page.
import fs from "node:fs";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";

const LIST = inRoot("components", "ui", "icons.ts");

/** The sprites: the function of the list that names their icons, and their absolute paths. */
export const SPRITES = [
  { factory: "createIcon", file: inRoot("components", "ui", "icons.svg") },
  { factory: "createRareIcon", file: inRoot("components", "ui", "rare-icons.svg") },
];

/**
 * Returns the shapes of an icon of lucide as a symbol.
 * @param {string} name
 */
function symbolOf(name) {
  const component = /** @type {Record<string, import("react").ElementType>} */ (
    /** @type {unknown} */ (lucide)
  )[name];
  if (!component) throw new Failure(`lucide has no icon ${name}.`);
  const markup = renderToStaticMarkup(createElement(component));
  const shapes = markup.replace(/^<svg[^>]*>|<\/svg>$/g, "").replace(/><\/\w+>/g, "/>");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/**
 * Returns the sprite of the icons that components/ui/icons.ts creates by a function.
 * @param {string} factory
 * @throws {Failure} for a name that lucide does not have
 */
export function buildIconSprite(factory) {
  const calls = fs.readFileSync(LIST, "utf8").matchAll(/ (\w+)\("(\w+)"\)/g);
  const names = [...calls].flatMap(([, called, name = ""]) => (called === factory ? [name] : []));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${names.map(symbolOf).join("\n")}\n</svg>\n`;
}
