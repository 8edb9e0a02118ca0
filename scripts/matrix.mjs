// `npm run test:matrix`: who may do and see what. `-- middleware=0` proves it of a build that has no middleware.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("matrix");
