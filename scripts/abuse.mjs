// `npm run test:abuse`: holds, reports, guesses, names, stale approvals and content without end; nothing succeeds.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("abuse");
