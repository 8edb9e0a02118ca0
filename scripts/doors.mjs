// `npm run test:doors`: other sites, forged headers, dead sessions, bodies without end and addresses that lead away.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("doors");
