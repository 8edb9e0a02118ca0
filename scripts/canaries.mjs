// `npm run test:canaries`: every private datum has a word of its own, and nobody meets one that is not theirs.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("canaries");
