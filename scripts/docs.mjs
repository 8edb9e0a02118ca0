// `npm run docs`: generates docs/api.md from the API contract.
import fs from "node:fs";
import { loadApiContract } from "./lib/api-docs/load-api-contract.mjs";
import { renderApiPage } from "./lib/api-docs/render-api-docs.mjs";
import { inRoot } from "./lib/command/paths.mjs";

fs.writeFileSync(inRoot("docs", "api.md"), renderApiPage(await loadApiContract()));
