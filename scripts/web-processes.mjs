// Several processes of the production server on one port: `npm start` runs this instead of server.mjs where WEB_PROCESSES
// is above 1 (docs/adr/0021-web-processes.md).
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { runWebProcesses } from "../lib/server/web-processes.mjs";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3000" },
    processes: { type: "string", default: "2" },
  },
});

runWebProcesses({
  program: fileURLToPath(new URL("server.mjs", import.meta.url)),
  args: ["--port", values.port],
  count: Number(values.processes),
});
