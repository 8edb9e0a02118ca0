// `npm run test:forum`: 20 write and 200 read at once, two servers: no reply is lost, every count is exact.
import { systemCommand } from "./lib/system-command.mjs";

await systemCommand("forum");
