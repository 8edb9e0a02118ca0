// `npm run docs`: the page of docs/ that is made from the registry of calls.
import fs from "node:fs";
import { loadApiContract } from "./lib/load-api-contract.mjs";
import { inRoot } from "./lib/paths.mjs";
import { renderApiPage } from "./lib/render-api-docs.mjs";

fs.writeFileSync(inRoot("docs", "api.md"), renderApiPage(await loadApiContract()));
