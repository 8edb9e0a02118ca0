import fs from "node:fs";
import { expect, test } from "vitest";

import { buildIconSprite, SPRITE } from "@/scripts/lib/build/icon-sprite.mjs";

test("the sprite has the shapes of all icons: `npm run icons` writes it", () => {
  const sprite = buildIconSprite();
  expect(fs.readFileSync(SPRITE, "utf8")).toBe(sprite);
  expect(sprite).toContain('<symbol id="Heart" viewBox="0 0 24 24"><path d="');
});
