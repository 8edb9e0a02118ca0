// `npm run icons`: writes components/ui/icons.svg and rare-icons.svg from the list in components/ui/icons.ts.
import fs from "node:fs";

import { buildIconSprite, SPRITES } from "./lib/build/icon-sprite.mjs";
import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";

await runCommand({ name: "npm run icons" }, async () => {
  await step("Icons", "writing", async () => {
    for (const { factory, file } of SPRITES) fs.writeFileSync(file, buildIconSprite(factory));
  });
});
