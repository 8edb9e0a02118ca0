import { mkdtempSync, readdirSync } from "node:fs";
import fsPromises from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { isDatabaseUnavailable } from "@/lib/core/errors";
import { withDeadline } from "@/lib/core/request-context";
import { db, withTx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { hasDatabaseFailedSince } from "@/lib/db/pool";
import { toErrorResponse } from "@/lib/http/error-response";
import { callStripe } from "@/lib/payments/stripe-client";
import { uploadImage, uploadImages } from "@/lib/uploads/service";
import { createProduct, createUser } from "../support/factories";
import { createImage } from "../support/images";
import { createCheckout } from "../support/orders";

vi.mock("next-intl/server", () => import("../support/next-intl-server"));
vi.mock("node:fs/promises", { spy: true });

const DEADLINE_MS = 400;

/** Tolerance for a busy machine; below every other limit, so that only the deadline explains a failure. */
const LATE_MS = 3_000;

/** Deadline of a request (lib/core/request-context). */
const REQUEST_MS = 4_000;

// The first query of a process takes longer.
beforeAll(async () => {
  await db.product.count();
});

/**
 * Returns the failure within a deadline, and its delay in ms after a timer set for the same moment, so that a stalled
 * machine delays both.
 */
async function failureOf(work: () => Promise<unknown>) {
  let rang = Number.POSITIVE_INFINITY;
  const alarm = setTimeout(() => {
    rang = performance.now();
  }, DEADLINE_MS);
  const error = await withDeadline(DEADLINE_MS, work).catch((error: unknown) => error);
  clearTimeout(alarm);
  return { error, late: performance.now() - rang };
}

/** Runs `run` while another connection locks a table. */
async function whileLocked(table: string, run: () => Promise<void>) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  await run().finally(() => client.end());
}

describe("withDeadline", () => {
  it("ends a statement behind a lock with a 503 and a Retry-After", async () => {
    const start = performance.now();

    await whileLocked("products", async () => {
      const { error, late } = await failureOf(() => db.product.count());

      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(late).toBeLessThan(LATE_MS);
      const failure = { status: 503, code: "databaseDown", retryAfter: 5 };
      expect(await toErrorResponse(error, "en")).toMatchObject(failure);
      expect([hasDatabaseFailedSince(start), hasDatabaseFailedSince(performance.now())]).toEqual([
        true,
        false,
      ]);
    });

    expect(await withDeadline(DEADLINE_MS, () => db.product.count())).toBe(0);
  });

  it("rolls its transaction back and loses no connection", async () => {
    const key = "faults:half";
    await whileLocked("products", async () => {
      const half = async () =>
        withTx(async (tx) => {
          await tx.rateLimit.create({ data: { key, windowAt: new Date(), count: 1 } });
          await tx.product.count();
        });
      const halves = Array.from({ length: 2 * env.DATABASE_POOL_MAX }, () => failureOf(half));

      for (const { error, late } of await Promise.all(halves)) {
        expect(isDatabaseUnavailable(error)).toBe(true);
        expect(late).toBeLessThan(LATE_MS);
      }
    });

    expect(await db.rateLimit.count({ where: { key } })).toBe(0);
    const all = Array.from({ length: 2 * env.DATABASE_POOL_MAX }, () => db.product.count());
    await withDeadline(REQUEST_MS, () => Promise.all(all));
  });

  it("covers all queries of a request together", async () => {
    const nap = (seconds: number) => db.$queryRaw`SELECT 1 FROM pg_sleep(${seconds})`;

    const { error, late } = await failureOf(async () => {
      for (let round = 0; round < 9; round++) await nap(0.15);
    });

    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(late).toBeLessThan(LATE_MS);
    await withDeadline(REQUEST_MS, () => Promise.all([nap(1.5), nap(1.5), nap(1.5), nap(1.5)]));
  });

  it("ends a wait for a connection of a busy pool", async () => {
    const nap = () => db.$queryRaw`SELECT 1 FROM pg_sleep(1)`;
    const busy = Promise.all(Array.from({ length: env.DATABASE_POOL_MAX }, nap));

    const { error, late } = await failureOf(() => db.product.count());

    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(late).toBeLessThan(LATE_MS);
    await busy;
  });
});

describe("an unresponsive Stripe", () => {
  it("is reported as unavailable within the deadline", async () => {
    const { error, late } = await failureOf(() => callStripe(() => new Promise<never>(() => {})));

    expect(error).toMatchObject({ kind: "unavailable", key: "paymentsUnreachable" });
    expect(late).toBeLessThan(LATE_MS);
  });
});

describe("a full disk", () => {
  afterEach(() => vi.restoreAllMocks());

  it("causes a 507 of the database and leaves no partial order", async () => {
    const [buyer, product] = [await createUser({ role: "buyer" }), await createProduct()];
    await db.$executeRawUnsafe(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
    await db.$executeRaw`CREATE TRIGGER full_disk BEFORE INSERT ON order_lines EXECUTE FUNCTION full_disk()`;
    const start = performance.now();

    const error = await createCheckout(buyer, product).catch((error: unknown) => error);

    await db.$executeRaw`DROP TRIGGER full_disk ON order_lines`;
    expect(await toErrorResponse(error, "en")).toMatchObject({ status: 507, code: "storageFull" });
    expect(hasDatabaseFailedSince(start)).toBe(true); // A page that found the disk full waits before its next attempt.
    expect(await db.order.count({ where: { buyerId: buyer.id } })).toBe(0);
    const { reserved } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    expect(reserved).toBe(0);
  });

  it("causes a 507 of uploads and stores none of the files", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "shaafi-full-"));
    Object.assign(env, { UPLOAD_DIR: folder });
    const seller = await createUser({ role: "seller" });
    const { writeFile } = await vi.importActual<typeof fsPromises>("node:fs/promises");
    let room = 1;
    vi.mocked(fsPromises.writeFile).mockImplementation(async (file, bytes) => {
      await writeFile(file, room > 0 ? bytes : (bytes as Buffer).subarray(0, 10));
      if (room-- <= 0) throw Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
    });

    const two = uploadImages(seller, [await createImage("png"), await createImage("jpeg")]);
    await expect(two).rejects.toMatchObject({ kind: "full", key: "storageFull" });
    await expect(uploadImage(seller, [await createImage("png")])).rejects.toMatchObject({
      kind: "full",
    });

    expect(readdirSync(folder)).toEqual([]);
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
  });
});

describe("a wrong system clock", () => {
  afterEach(() => vi.useRealTimers());

  it.each([10, -10])(
    "that differs by %i minutes does not change when a hold expires",
    async (minutes) => {
      const [buyer, product] = [await createUser({ role: "buyer" }), await createProduct()];
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });

      const { orderId } = await createCheckout(buyer, product);

      const [row] = await db.$queryRaw<{ left: number }[]>`
      SELECT extract(epoch FROM hold_until - now())::int AS left FROM orders WHERE id = ${orderId}`;
      expect(row?.left).toBeGreaterThan(30 * 60 - 20);
      expect(row?.left).toBeLessThanOrEqual(30 * 60 + 1);
      const [clock] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
      expect(Math.abs((await databaseNow()).getTime() - (clock?.now.getTime() ?? 0))).toBeLessThan(
        500,
      );
    },
  );
});
