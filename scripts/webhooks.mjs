// `npm run test:webhooks`: payments whose webhooks come twice, shuffled, forged or never.
import { rigCommand } from "./lib/rig-command.mjs";

await rigCommand("webhooks");
