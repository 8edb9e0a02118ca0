// `npm run test:chaos`: database, provider, disks, clocks and servers fail in every way; nobody waits long or loses anything.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("chaos");
