// `npm run test:fuzz`: 200,000 hostile requests at every call, made from the registry of calls.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("fuzz");
