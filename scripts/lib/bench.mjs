// What the benchmarks share: a throw-away database with a made-up catalogue, and a process that asks questions of it.
import { fillCatalogue } from "./bench-catalogue.mjs";
import { command } from "./command.mjs";
import { migrate } from "./migrate.mjs";
import { inRoot } from "./paths.mjs";
import { generateClient } from "./prisma-client.mjs";
import { endedBadly } from "./processes.mjs";
import { step } from "./steps.mjs";
import { startTestCluster, temporaryFolder } from "./test-cluster.mjs";
import { testProfile } from "./test-profile.mjs";

const CONNECTIONS = 8;

/**
 * Runs `tests/bench/{questions}.ts` over a catalogue of the size that the command line says: products, seconds.
 * @param {{ name: string, questions: string, fill?: (url: string, sellers: number) => Promise<void>,
 *   products?: number }} bench `products`: the size of the catalogue where the command line says another one
 */
export async function runBench({ name, questions, fill = async () => {}, products: fixed }) {
  await command({ name }, async (keeper) => {
    const [size = 100_000, seconds = 20] = process.argv.slice(2).map(Number);
    const products = fixed ?? size;
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
    await fill(url, sellers);
    await ask(keeper, { questions, seconds, database: url, uploads: dir });
  });
}

async function ask(keeper, { questions, seconds, database, uploads }) {
  const profile = testProfile({ url: "http://localhost:3000", database, uploads });
  const likeNext = ["--import", "tsx", "--import", inRoot("tests", "bench", "like-next.ts")];
  const file = inRoot("tests", "bench", `${questions}.ts`);
  const child = keeper.start(process.execPath, ["--conditions=react-server", ...likeNext, file], {
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
}
