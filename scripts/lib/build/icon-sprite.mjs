// The sprite of all icons: one file that browsers load once, instead of the shapes in every page.
import fs from "node:fs";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";

const LIST = inRoot("components", "ui", "icons.ts");

/** Absolute path of the sprite. */
export const SPRITE = inRoot("components", "ui", "icons.svg");

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
 * Returns the sprite of the icons that components/ui/icons.ts lists.
 * @throws {Failure} for a name that lucide does not have
 */
export function buildIconSprite() {
  const names = [...fs.readFileSync(LIST, "utf8").matchAll(/createIcon\("(\w+)"\)/g)].map(
    ([, name = ""]) => name,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${names.map(symbolOf).join("\n")}\n</svg>\n`;
}
