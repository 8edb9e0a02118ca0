// `npm run test:timing`: neither the words nor the time of a refused sign-in tell whether there is such an account.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("timing");
