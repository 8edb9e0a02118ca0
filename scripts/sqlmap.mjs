// `npm run test:sqlmap`: sqlmap, where it is installed, at every call that takes a query or a body.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("sqlmap");
