import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import { MAX_ATTEMPTS, processRows } from "@/lib/db/job-rows";
import { listFailedRows } from "@/lib/jobs/queries";
import { readQueues, watchQueues } from "@/lib/jobs/queues";
import { deleteExpiredRows } from "@/lib/jobs/service/delete-expired-rows";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { retryFailedRow } from "@/lib/jobs/service/retry";
import { createUser } from "../support/factories";
import { LONG_AGO, PAST, QUEUES } from "../support/queues";
import { createSale } from "../support/sales";

/** Key column that a queue records. */
const KEYS: Record<string, string> = {
  payout_accounts: "seller_id",
  storefronts: "seller_id",
  forum_follows: "user_id",
};

/** Makes every write of one row fail, or its lock where a job only locks. */
async function poison(table: string, id: number | string) {
  const key = KEYS[table] ?? "id";
  if (table === "payout_accounts") {
    // The job only reads the account, so the insert of its payout fails instead.
    await db.$executeRawUnsafe(`CREATE TRIGGER poisoned BEFORE INSERT ON payouts FOR EACH ROW
      WHEN (NEW.seller_id = ${id}) EXECUTE FUNCTION refuse_row()`);
    return;
  }
  await db.$executeRawUnsafe(`CREATE TRIGGER poisoned BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW
    WHEN (OLD.${key}::text = '${id}') EXECUTE FUNCTION refuse_row()`);
}

const TABLES = [...new Set(QUEUES.map(({ table }) => table)), "outbox", "sessions"];

beforeAll(async () => {
  await db.$executeRawUnsafe(`CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'poisoned row'; END $$`);
});

afterEach(async () => {
  for (const table of [...TABLES, "payouts"]) {
    await db.$executeRawUnsafe(`DROP TRIGGER IF EXISTS poisoned ON ${table}`);
  }
  vi.unstubAllGlobals();
});

/** Makes the next attempt due. */
const pass = () =>
  db.$executeRaw`UPDATE job_failures SET next_try_at = now() - interval '1 second'`;

describe.each(QUEUES)("the job $queue", ({ queue, table, plant, run, isDone }) => {
  it("processes rows beside a failing one, gives that up after its attempts and retries it on request", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 200 }));
    const [bad, good] = [await plant(), await plant()];
    await poison(table, bad);

    await run();

    expect(await isDone(good as never)).toBe(true);
    expect(await isDone(bad as never)).toBe(false);
    const where = { job_subjectId: { job: queue, subjectId: String(bad) } };
    const failure = await db.jobFailure.findUniqueOrThrow({ where });
    expect(failure).toMatchObject({ attempts: 1, failedAt: null });
    expect(failure.lastError).toContain("poisoned row");

    await db.jobFailure.update({ where, data: { attempts: MAX_ATTEMPTS - 1 } });
    await pass();
    await run();
    expect((await db.jobFailure.findUniqueOrThrow({ where })).failedAt).not.toBeNull();

    await db.$executeRawUnsafe(
      `DROP TRIGGER poisoned ON ${table === "payout_accounts" ? "payouts" : table}`,
    );
    await run();
    expect(await isDone(bad as never)).toBe(false);
    await db.jobFailure.delete({ where });
    await run();
    expect(await isDone(bad as never)).toBe(true);
  });
});

describe("processRows", () => {
  it.each([1_000, 2_147_483_647])(
    "counts on from %d attempts without overflow",
    async (attempts) => {
      const subjectId = randomUUID();
      const fail = () =>
        processRows("test", [subjectId], async () => Promise.reject(new Error("no")));
      await fail();
      const where = { job_subjectId: { job: "test", subjectId } };
      await db.jobFailure.update({ where, data: { attempts } });
      await fail();
      const { failedAt, nextTryAt } = await db.jobFailure.findUniqueOrThrow({ where });
      expect(failedAt).not.toBeNull();
      expect(nextTryAt.getTime()).toBeLessThan(Date.now() + 2 * 3_600_000);
    },
  );

  it("records a reason without characters that the database cannot store", async () => {
    const subjectId = randomUUID();
    await processRows("test", [subjectId], async () => Promise.reject(new Error("a\0b\ud800")));
    const where = { job_subjectId: { job: "test", subjectId } };
    expect((await db.jobFailure.findUniqueOrThrow({ where })).lastError).toBe("ab\ufffd");
  });
});

describe("failed rows", () => {
  const fail = async (subjectId: string) => {
    await processRows("lapsedHolds", [subjectId], async () => Promise.reject(new Error("no")));
    const where = { job_subjectId: { job: "lapsedHolds", subjectId } };
    return db.jobFailure.update({ where, data: { failedAt: new Date() } });
  };

  it("are listed for an admin with their reason, retried once and logged", async () => {
    const [admin, subject] = [await createUser({ role: "admin" }), randomUUID()];
    const { id } = await fail(subject);
    const row = (await listFailedRows(admin)).find((row) => row.subject === subject);
    expect(row).toMatchObject({
      source: "job",
      id,
      queue: "lapsedHolds",
      reason: "no",
      attempts: 1,
    });

    await retryFailedRow(admin, { source: "job", id });

    expect(await db.jobFailure.count({ where: { id } })).toBe(0);
    const entry = { action: "job.retried", subjectType: "job", subjectId: id, actorId: admin.id };
    expect(await db.auditEntry.count({ where: entry })).toBe(1);
    await expect(retryFailedRow(admin, { source: "job", id })).rejects.toMatchObject({
      key: "failedRowGone",
    });
  });

  it("include refunds, which are retried with all their attempts", async () => {
    const admin = await createUser({ role: "admin" });
    const { id } = await db.outboxMessage.create({
      data: { kind: "refund", dedupeKey: randomUUID(), payload: {}, attempts: 12, failedAt: PAST },
    });
    expect((await listFailedRows(admin)).map((row) => [row.queue, row.id])).toContainEqual([
      "refunds",
      id,
    ]);
    await retryFailedRow(admin, { source: "outbox", id });
    expect(await db.outboxMessage.findUniqueOrThrow({ where: { id } })).toMatchObject({
      attempts: 0,
      failedAt: null,
    });
  });

  it.each(["buyer", "seller"] as const)("are hidden from a %s", async (role) => {
    const [viewer, { id }] = [await createUser({ role }), await fail(randomUUID())];
    await expect(listFailedRows(viewer)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(retryFailedRow(viewer, { source: "job", id })).rejects.toMatchObject({
      kind: "forbidden",
    });
  });

  it("are counted per queue, with the age of the oldest unprocessed row", async () => {
    await db.jobFailure.deleteMany();
    const { id } = await fail(randomUUID());
    await db.jobFailure.update({ where: { id }, data: { createdAt: PAST } });
    const state = (await readQueues()).find(({ queue }) => queue === "lapsedHolds");
    expect(state?.failed).toBe(1);
    expect(state?.oldestSeconds).toBeGreaterThan(3_000);
    expect(await watchQueues()).toBeGreaterThan(0);
  });
});

describe("sweepStaleRows", () => {
  it("deletes stale rows beside one that cannot be deleted and names the table", async () => {
    const { id: userId } = await createUser({ role: "buyer" });
    const [bad, good] = [randomUUID(), randomUUID()];
    for (const id of [bad, good]) {
      await db.session.create({ data: { id, userId, expiresAt: LONG_AGO } });
    }
    await poison("sessions", bad);
    await expect(deleteExpiredRows()).rejects.toThrow(/^sessions: .*poisoned row/s);
    expect(await db.session.count({ where: { id: good } })).toBe(0);
    expect(await db.session.count({ where: { id: bad } })).toBe(1);
  });
});

describe("processOutbox", () => {
  async function createRefund(payload: object, attempts = 0) {
    const dedupeKey = randomUUID();
    return db.outboxMessage.create({ data: { kind: "refund", dedupeKey, payload, attempts } });
  }
  const stateOf = (id: number) => db.outboxMessage.findUniqueOrThrow({ where: { id } });

  // Processes refunds of earlier tests.
  beforeEach(processOutbox);

  it("tries a refund after 1,000 attempts once more and processes the refunds behind it", async () => {
    const bad = await createRefund({}, 1_000);
    const { orderId } = await createSale();
    const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
    const good = await createRefund({ orderId, intentId, amountCents: 100, refundId: null });

    expect(await processOutbox()).toBe(1);

    expect((await stateOf(good.id)).doneAt).not.toBeNull();
    const failed = await stateOf(bad.id);
    expect(failed.failedAt).not.toBeNull();
    expect(failed.lastError).toBeTruthy();
  });

  it("processes the refunds behind one that cannot be claimed", async () => {
    const bad = await createRefund({});
    const { orderId } = await createSale();
    const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
    const good = await createRefund({ orderId, intentId, amountCents: 100, refundId: null });
    await poison("outbox", bad.id);

    expect(await processOutbox()).toBe(1);

    expect((await stateOf(good.id)).doneAt).not.toBeNull();
    expect(await db.jobFailure.count({ where: { job: "outbox", subjectId: String(bad.id) } })).toBe(
      1,
    );
  });

  it("gives up a refund after its attempts and not before", async () => {
    const { id } = await createRefund({}, MAX_ATTEMPTS - 2);
    await processOutbox();
    expect((await stateOf(id)).failedAt).toBeNull();
    await db.outboxMessage.update({ where: { id }, data: { nextTryAt: PAST } });
    await processOutbox();
    const failed = await stateOf(id);
    expect(failed.failedAt).not.toBeNull();
    await db.outboxMessage.update({ where: { id }, data: { nextTryAt: PAST } });
    await processOutbox();
    expect((await stateOf(id)).attempts).toBe(failed.attempts);
  });
});
