// `npm run docs`: the page of docs/ that is made from the registry of calls.
import fs from "node:fs";

import { renderApiPage } from "./lib/api-page.mjs";
import { readContract } from "./lib/contract.mjs";
import { inRoot } from "./lib/paths.mjs";

fs.writeFileSync(inRoot("docs", "api.md"), renderApiPage(await readContract()));
