// `npm run up`: from a bare clone to an open shop, in the demo profile. Nothing that needs a package may be imported
// before they are installed.
import path from "node:path";

import { command } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";
import { dataDir, houseDir } from "./lib/paths.mjs";
import { step } from "./lib/steps.mjs";

// One `up` for the data, and one for the checkout: its build folder holds pages of one database.
const locks = new Set([dataDir, houseDir].map((dir) => path.join(dir, "up.lock")));

await command({ name: "npm run up", locks: [...locks] }, async (keeper) => {
  await step("Packages", "installing", () => install(keeper));
  const { openShop } = await import("./lib/open-shop.mjs");
  return openShop(keeper);
});
