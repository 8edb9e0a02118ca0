// `npm run test:matrix`: who may do and see what. `-- middleware=0` proves it of a build that has no middleware.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("matrix");
