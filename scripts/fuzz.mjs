// `npm run test:fuzz`: 200,000 hostile requests at every call, made from the registry of calls.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("fuzz");
