// `npm run test:crash`: servers and the database are ended under load.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("crash");
