// `npm run test:doors`: other sites, forged headers, dead sessions, bodies without end and addresses that lead away.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("doors");
