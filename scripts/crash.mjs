// `npm run test:crash`: servers and the database are ended under load.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("crash");
