// `npm run test:abuse`: holds, reports, guesses, names, stale approvals and content without end; nothing succeeds.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("abuse");
