// `npm run test:webhooks`: payments whose webhooks come twice, shuffled, forged or never.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("webhooks");
