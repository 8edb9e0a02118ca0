// `npm run test:payouts`: 30 days of refused payouts, lost answers and forgotten keys; each cent owed is transferred once.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("payouts");
