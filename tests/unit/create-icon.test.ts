import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { createIcon } from "@/lib/icons/create-icon.mjs";

type Data = Parameters<typeof createIcon>[0];
type Icon = FunctionComponent<Record<string, string>>;

const NAMES = ["truck", "check", "map-pin", "store", "star", "minus", "ellipsis", "badge-percent"];

const draw = (icon: Icon, props = {}) => renderToStaticMarkup(createElement(icon, props));

/** Without the namespace, which HTML knows, and the names an icon had before. */
function plain(markup: string) {
  return markup
    .replace(/ xmlns="[^"]*"/, "")
    .replace(/><\/(?:path|circle|rect|line|polyline|polygon|ellipse)>/g, "/>")
    .replace(/class="lucide lucide-([\w-]+)(?: lucide-[\w-]+)*/, 'class="lucide lucide-$1')
    .replace(
      /<svg([^>]*)>/,
      (_, all: string) =>
        all
          .match(/[\w-]+="[^"]*"/gi)
          ?.sort()
          .join(" ") ?? "",
    );
}

it.each(NAMES)("draws %s as Lucide does", async (name) => {
  const file = `lucide-react/dist/esm/icons/${name}.mjs`;
  const { default: theirs, __iconData: data } = (await import(/* @vite-ignore */ file)) as {
    default: Icon;
    __iconData: Data;
  };
  const ours = createIcon(data) as Icon;

  const asked = [
    {},
    { className: "size-4 rtl-flip" },
    { "aria-hidden": "true", fill: "currentColor" },
    { "aria-label": "A star", role: "img" },
  ];
  for (const props of asked) {
    expect(plain(draw(ours, props))).toBe(plain(draw(theirs, props)));
  }
});

it("is what the build reads instead of Lucide's own", () => {
  const load = createRequire(import.meta.url)("../../lib/icons/load-icon.cjs") as (
    this: object,
  ) => string;
  const files: string[] = [];
  const source = load.call({ addDependency: (file: string) => files.push(file) });

  expect(source.startsWith(readFileSync(files[0] ?? "", "utf8"))).toBe(true);
  expect(source).toContain("export { createIcon as default }");
});
