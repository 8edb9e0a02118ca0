// `node scripts/bench-admin.mjs [products] [seconds]`: how long the lists of the operator's desk and of sellers take over
// a made-up market in a server of its own, asked by eight at once: 100,000 products if not said, 60,000 orders and
// 20,000 people, 20 seconds.
import { runBench } from "./lib/bench.mjs";
import { fillMarket } from "./lib/bench-market.mjs";
import { step } from "./lib/steps.mjs";

const PEOPLE = 20_000;
const ORDERS = 60_000;

await runBench({
  name: "node scripts/bench-admin.mjs",
  questions: "admin",
  fill: (url, sellers) =>
    step("Market", `making ${ORDERS} orders of ${PEOPLE} people`, () =>
      fillMarket(url, { people: PEOPLE - sellers, orders: ORDERS }),
    ),
});
