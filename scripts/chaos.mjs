// `npm run test:chaos`: database, provider, disks, clocks and servers fail in every way; nobody waits long or loses anything.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("chaos");
