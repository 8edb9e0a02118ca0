// `npm run test:canaries`: every private datum has a word of its own, and nobody meets one that is not theirs.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("canaries");
