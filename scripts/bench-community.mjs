// `node scripts/bench-community.mjs [posts] [seconds]`: how long the directory, the forum, the blog, the stories and the
// site search over them take with a tenth as many businesses, asked by eight at once. 100,000 posts if not said.
import { runBench } from "./lib/bench.mjs";
import { fillCommunity } from "./lib/bench-community.mjs";
import { step } from "./lib/steps.mjs";

const posts = Number(process.argv[2] ?? 100_000);

await runBench({
  name: "node scripts/bench-community.mjs",
  questions: "community",
  products: 2_000,
  fill: (url) => step("Community", `making ${posts} posts`, () => fillCommunity(url, { posts })),
});
