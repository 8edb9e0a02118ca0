// `npm run test:race`: many buyers, few pieces, two servers: nothing is sold twice.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("race");
