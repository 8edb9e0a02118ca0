import { randomUUID } from "node:crypto";
import pg from "pg";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from "vitest";
import { cached } from "@/lib/cache/cached";
import { PLANS_TAG } from "@/lib/cache/tags";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { readFromReplica } from "@/lib/db/replica";
import { runJobs } from "@/lib/jobs/service/run-due-jobs";
import { productListSchema } from "@/lib/products/filters/schema";
import { listSuggestions } from "@/lib/search/queries";
import { listProducts } from "@/lib/shop/queries/list";
import { databaseAt, MIGRATED_TEMPLATE } from "../../scripts/lib/tests/test-databases.mjs";
import { createProduct, createUser } from "../support/factories";

// Creates a separate database as a replica without replication; tests write its rows.
const name = `replica_${randomUUID().replaceAll("-", "")}`;
const url = databaseAt(inject("adminUrl"), name);
const replica = new pg.Pool({ connectionString: url, max: 1 });

/** Returns the database that a read used. */
const whereRead = async () => {
  const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  return row?.name === name ? "replica" : "primary";
};

const start = Date.now();
let minutes = 0;

/** Advances the clock past the interval of the health check. */
function later() {
  minutes += 1;
  vi.spyOn(Date, "now").mockReturnValue(start + minutes * 60_000);
}

beforeAll(async () => {
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  await admin.query(`create database ${name} template ${MIGRATED_TEMPLATE}`);
  await admin.end();
  await runJobs();
});

beforeEach(async () => {
  env.DATABASE_REPLICA_URL = url;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
  await replica.query(
    "INSERT INTO job_states (name, last_started_at) VALUES ('outbox', now()) ON CONFLICT (name) DO UPDATE SET last_started_at = now()",
  );
  later();
});

afterEach(() => {
  vi.restoreAllMocks();
  env.DATABASE_REPLICA_URL = undefined;
});

afterAll(() => replica.end());

describe("readFromReplica", () => {
  it("reads from the replica within the call only", async () => {
    expect(await readFromReplica(whereRead)).toBe("replica");
    expect(await whereRead()).toBe("primary");
  });

  it("reads from the primary without a replica", async () => {
    env.DATABASE_REPLICA_URL = undefined;

    expect(await readFromReplica(whereRead)).toBe("primary");
  });

  it("uses the primary for cached reads and writes", async () => {
    const both = await readFromReplica(async () => {
      await db.$executeRaw`INSERT INTO search_misses (query) VALUES ('of the test')`;
      return [await whereRead(), await cached([PLANS_TAG], ["x"], whereRead)];
    });

    expect(both).toEqual(["replica", "primary"]);
    expect(await db.searchMiss.count({ where: { query: "of the test" } })).toBe(1);
  });

  it("uses the primary while the replica lags behind, and logs that once", async () => {
    await replica.query("UPDATE job_states SET last_started_at = now() - interval '4 minutes'");

    expect([await readFromReplica(whereRead), await readFromReplica(whereRead)]).toEqual([
      "primary",
      "primary",
    ]);
    expect(console.error).toHaveBeenCalledTimes(1);

    await replica.query("UPDATE job_states SET last_started_at = now()");
    later();
    expect(await readFromReplica(whereRead)).toBe("replica");
  });

  it("retries at the primary when the replica fails during the read", async () => {
    let tried = 0;
    const read = () => {
      tried += 1;
      if (tried === 1) throw new Error("Connection terminated unexpectedly");
      return whereRead();
    };

    expect(await readFromReplica(async () => read())).toBe("primary");
    expect(await readFromReplica(whereRead)).toBe("primary");
  });

  it("rethrows an error that the replica did not cause", async () => {
    await expect(readFromReplica(() => Promise.reject(new Error("a bug")))).rejects.toThrow(
      "a bug",
    );
  });
});

describe("public lists", () => {
  it("read from the replica for anonymous visitors and from the primary for signed-in users", async () => {
    const seller = await createUser({ role: "seller" });
    await createProduct({ seller });
    const filter = productListSchema.parse({ sellerId: String(seller.id) });

    expect((await listProducts(null, filter)).total).toBe(0);
    expect((await listProducts({ ...seller, role: "buyer", id: 0 } as never, filter)).total).toBe(
      1,
    );
    expect(await listSuggestions("mesob")).toEqual([]);
  });
});
