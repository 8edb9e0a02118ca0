// The frame of the rig's commands. Nothing that needs a package may be imported before the install.
import { command } from "./command.mjs";
import { install } from "./install.mjs";
import { RIG_LOCK } from "./rig-build.mjs";
import { step } from "./steps.mjs";

/** Runs one scenario in full: `npm run test:race`, or smaller with `npm run test:race -- purchases=300`. */
export function rigCommand(scenario, name = `test:${scenario}`) {
  const house = { name: `npm run ${name}`, locks: [RIG_LOCK] };
  return command(house, async (keeper) => {
    await step("Packages", "installing", () => install(keeper));
    const { runScenario } = await import("./rig-run.mjs");
    return runScenario(keeper, scenario, process.argv.slice(2));
  });
}
