import { beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { productListSchema } from "@/lib/products/filters/schema";
import { listSuggestions } from "@/lib/search/queries";
import { listProducts } from "@/lib/shop/queries/list";
import { growMarket } from "../bench/fill/market.mjs";

const PRODUCTS = 6_000;
/** Matches more than every third product; only `RANKED` of the best sold are ranked. */
const TERM = "coffee";
const RANKED = 120;

type Meant = { id: number; title: string };

/** Reads all matching products, the best sold first, without the index. */
const readMeant = () => db.$queryRaw<Meant[]>`
  SELECT id, title FROM products
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL AND strpos(search_text, ${` ${TERM}`}) > 0
  ORDER BY sold_count DESC, id DESC`;

const rankOf = ({ title }: Meant) => {
  const text = ` ${title.toLowerCase()}`;
  if (text.startsWith(` ${TERM}`)) return 0;
  return text.includes(` ${TERM}`) ? 1 : 2;
};

const list = (query: object) =>
  listProducts(null, productListSchema.parse({ search: TERM, limit: "40", ...query }));

describe("a search that matches a large share of the products", () => {
  let meant: Meant[] = [];
  let best: Meant[] = [];

  beforeAll(async () => {
    // Aliases would find more products than the comparison below.
    await db.searchAlias.deleteMany();
    await growMarket(env.DATABASE_URL ?? "", { from: 0, to: PRODUCTS });
    meant = await readMeant();
    // Equal ranks stay in the order of sales.
    best = meant.slice(0, RANKED).sort((a, b) => rankOf(a) - rankOf(b));
  }, 120_000);

  it("counts all matches and ranks the best sold by relevance", async () => {
    const { rows, total } = await list({});

    expect(meant.length).toBeGreaterThan(PRODUCTS / 4);
    expect(total).toBe(meant.length);
    expect(rows.map(({ id }) => id)).toEqual(best.slice(0, 40).map(({ id }) => id));
  });

  it("continues past the ranked products on later pages", async () => {
    const bestSellers = meant.slice(RANKED, RANKED + 20);
    const { rows, total } = await list({ offset: "100" });

    expect(total).toBe(meant.length);
    expect(rows.map(({ id }) => id)).toEqual(
      [...best.slice(100), ...bestSellers].map(({ id }) => id),
    );
  });

  it("suggests the best matches", async () => {
    const bestMatches = meant.slice(0, 40).sort((a, b) => rankOf(a) - rankOf(b));
    const products = (await listSuggestions(TERM)).filter(({ type }) => type === "product");

    expect(products.length).toBeGreaterThan(0);
    expect(products.map(({ id }) => Number(id))).toEqual(
      bestMatches.slice(0, products.length).map(({ id }) => id),
    );
  });

  it("raises work_mem within the transaction only", async () => {
    const setting = (tx: Pick<typeof db, "$queryRaw">) =>
      tx.$queryRaw<{ work_mem: string }[]>`SHOW work_mem`;
    const [before] = await setting(db);
    const within = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL work_mem = '64kB'`;
      await tx.$queryRaw`SELECT search.known(ARRAY['''coffee'':*']::text[], '{}'::text[])::text AS query`;
      return setting(tx);
    });

    expect(within).toEqual([{ work_mem: "32MB" }]);
    expect(await setting(db)).toEqual([before]);
  });
});
