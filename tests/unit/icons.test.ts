import fs from "node:fs";
import { expect, test } from "vitest";

import { buildIconSprite, SPRITES } from "@/scripts/lib/build/icon-sprite.mjs";

test.each(SPRITES)("$file has the shapes of its icons: `npm run icons` writes it", (sprite) => {
  const content = buildIconSprite(sprite.factory);
  expect(fs.readFileSync(sprite.file, "utf8")).toBe(content);
  expect(content).toMatch(/<symbol id="\w+" viewBox="0 0 24 24"><\w+ /);
});
