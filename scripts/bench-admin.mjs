// `node scripts/bench-admin.mjs [products] [seconds]`: how long the lists of the operator's desk and of sellers take over
// a made-up market in a server of its own, asked by eight at once: 100,000 products if not said, 60,000 orders and
// 20,000 people, 20 seconds.
import { fillCatalogue } from "./lib/bench-catalogue.mjs";
import { fillMarket } from "./lib/bench-market.mjs";
import { command } from "./lib/command.mjs";
import { migrate } from "./lib/migrate.mjs";
import { inRoot } from "./lib/paths.mjs";
import { generateClient } from "./lib/prisma-client.mjs";
import { endedBadly } from "./lib/processes.mjs";
import { step } from "./lib/steps.mjs";
import { startTestCluster, temporaryFolder } from "./lib/test-cluster.mjs";
import { testProfile } from "./lib/test-profile.mjs";

const CONNECTIONS = 8;
const PEOPLE = 20_000;
const ORDERS = 60_000;

await command({ name: "node scripts/bench-admin.mjs" }, async (keeper) => {
  const [products = 100_000, seconds = 20] = process.argv.slice(2).map(Number);
  const sellers = Math.max(20, Math.round(products / 50));
  const dir = await temporaryFolder(keeper);

  await step("Prisma client", "generating", () => generateClient(keeper));
  const { url } = await step(
    "Database",
    "starting a throw-away PostgreSQL",
    () => startTestCluster(keeper, dir),
    ({ port }) => `started on port ${port}`,
  );
  await step("Migrations", "applying", () => migrate(url));
  await step("Catalogue", `making ${products} products of ${sellers} sellers`, () =>
    fillCatalogue(url, { products, sellers }),
  );
  await step("Market", `making ${ORDERS} orders of ${PEOPLE} people`, () =>
    fillMarket(url, { people: PEOPLE - sellers, orders: ORDERS }),
  );

  const profile = testProfile({ url: "http://localhost:3000", database: url, uploads: dir });
  const likeNext = ["--import", "tsx", "--import", inRoot("tests", "bench", "like-next.ts")];
  const args = ["--conditions=react-server", ...likeNext, inRoot("tests", "bench", "admin.ts")];
  const child = keeper.start(process.execPath, args, {
    cwd: inRoot(),
    env: {
      ...process.env,
      ...profile,
      NODE_ENV: "production",
      DATABASE_POOL_MAX: String(CONNECTIONS),
      CONNECTIONS: String(CONNECTIONS),
      SECONDS: String(seconds),
    },
  });
  const end = await child.ended;
  if (end.code !== 0) throw endedBadly("The questions", child, end);
});
