// `npm run test:race`: many buyers, few pieces, two servers: nothing is sold twice.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("race");
