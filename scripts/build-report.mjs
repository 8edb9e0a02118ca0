// `npm run build:report`: the size of each function of the last build and its largest packages. Fails above the limit.
import path from "node:path";

import {
  findLargeFunctions,
  MAX_FUNCTION_MB,
  readFunctionSizes,
} from "./lib/build/build-report.mjs";
import { readEnvFiles } from "./lib/command/env-files.mjs";
import { inRoot } from "./lib/command/paths.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";

/** Largest packages shown of each function. */
const MAX_PACKAGES = 4;

await runCommand({ name: "npm run build:report" }, async () => {
  readEnvFiles();
  const functions = readFunctionSizes(
    path.resolve(inRoot(), process.env.NEXT_DIST_DIR || ".next"),
    inRoot(),
  );
  const width = Math.max(...functions.map(({ name }) => name.length));
  for (const { name, mb, packages } of functions) {
    const largest = packages
      .slice(0, MAX_PACKAGES)
      .map((item) => `${item.name} ${item.mb.toFixed(1)}`);
    print(`${name.padEnd(width)} ${mb.toFixed(1).padStart(6)} MB  ${largest.join(", ")}`);
  }
  const large = findLargeFunctions(functions);
  for (const line of large) print(line);
  const [largest] = functions;
  print(
    `functions=${functions.length} largest=${largest?.mb.toFixed(1)}MB limit=${MAX_FUNCTION_MB}MB above=${large.length}`,
  );
  return large.length > 0 ? 1 : 0;
});
