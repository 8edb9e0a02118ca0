// `npm run test:growth`: what one server changes the other shows, and one that dies costs nobody more than a second try.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("growth");
