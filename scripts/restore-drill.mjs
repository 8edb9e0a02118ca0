// `npm run restore:drill`: a backup of a busy shop is restored, and the copy is asked whether it is sound and whole.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("drill", "restore:drill");
