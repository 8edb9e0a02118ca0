// `node scripts/bench-search.mjs [products] [seconds]`: how long the shop's searches, suggestions and lists take over a
// made-up catalogue in a server of their own, asked by eight at once. 100,000 products if not said, 20 seconds each.
import { runBench } from "./lib/bench.mjs";

await runBench({ name: "node scripts/bench-search.mjs", questions: "search" });
