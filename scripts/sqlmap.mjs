// `npm run test:sqlmap`: sqlmap, where it is installed, at every call that takes a query or a body.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("sqlmap");
