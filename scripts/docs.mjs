// `npm run docs`: generates docs/api.md from the API contract.
import fs from "node:fs";
import { loadApiContract } from "./lib/load-api-contract.mjs";
import { inRoot } from "./lib/paths.mjs";
import { renderApiPage } from "./lib/render-api-docs.mjs";

fs.writeFileSync(inRoot("docs", "api.md"), renderApiPage(await loadApiContract()));
