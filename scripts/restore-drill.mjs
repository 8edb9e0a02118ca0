// `npm run restore:drill`: a backup of a busy shop is restored, and the copy is asked whether it is sound and whole.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("drill", "restore:drill");
