// The frame of the system tests' commands. Nothing that needs a package may be imported before the install.
import { command } from "./command.mjs";
import { install } from "./install.mjs";
import { step } from "./steps.mjs";
import { SYSTEM_LOCK } from "./system-build.mjs";

/** Runs one scenario in full: `npm run test:race`, or smaller with `npm run test:race -- purchases=300`. */
export function systemCommand(scenario, name = `test:${scenario}`) {
  const house = { name: `npm run ${name}`, locks: [SYSTEM_LOCK] };
  return command(house, async (keeper) => {
    await step("Packages", "installing", () => install(keeper));
    const { runScenario } = await import("./system-tests.mjs");
    return runScenario(keeper, scenario, process.argv.slice(2));
  });
}
