// `npm run test:growth`: what one server changes the other shows, and one that dies costs nobody more than a second try.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("growth");
