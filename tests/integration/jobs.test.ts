import { beforeEach, describe, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { listJobs } from "@/lib/jobs/queries";
import { reconcile } from "@/lib/jobs/service/check-ledger";
import { runJobs } from "@/lib/jobs/service/run-due-jobs";
import { refundOrder } from "@/lib/orders/service/refund";
import { createUser } from "../support/factories";
import { createSale, newKey, REASON } from "../support/sales";

const { sweep } = vi.hoisted(() => ({ sweep: vi.fn(async () => 7) }));
vi.mock("@/lib/payouts/service/create-payouts", () => ({ createDuePayouts: sweep }));

const NAME = "fridayPayouts";

beforeEach(async () => {
  sweep.mockReset().mockResolvedValue(7);
  await db.jobState.deleteMany();
});

describe("runJobs", () => {
  it("runs a due job once, however many schedulers call simultaneously", async () => {
    const outcomes = await Promise.all([runJobs(), runJobs(), runJobs()]);

    expect(sweep).toHaveBeenCalledTimes(1);
    expect(outcomes.filter((done) => NAME in done).map((done) => done[NAME])).toEqual([7]);
    expect(await runJobs()).not.toHaveProperty(NAME);
  });

  it("shows a failing job to admins, runs the others and clears the failure after a success", async () => {
    sweep.mockRejectedValue(new Error("the bank is closed"));
    const done = await runJobs();
    expect(done[NAME]).toBeNull();
    expect(done["staleRows"]).not.toBeNull();

    const admin = await createUser({ role: "admin" });
    const [first] = await listJobs(admin);
    expect(first).toMatchObject({ name: NAME, failures: 1, lastError: "the bank is closed" });

    sweep.mockResolvedValue(1);
    await db.jobState.update({ where: { name: NAME }, data: { dueAt: new Date(0) } });
    await runJobs();
    const well = (await listJobs(admin)).find(({ name }) => name === NAME);
    expect(well).toMatchObject({ failures: 0, lastError: null, lastDone: 1 });
  });

  it("takes over from a crashed run but not from a running one", async () => {
    await runJobs();
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const die = (lockedUntil: Date) =>
      db.jobState.update({ where: { name: NAME }, data: { dueAt: new Date(0), lockedUntil } });

    await die(minutes(1));
    expect(await runJobs()).not.toHaveProperty(NAME);
    await die(minutes(-1));
    expect(await runJobs()).toHaveProperty(NAME, 7);
  });
});

describe("listJobs", () => {
  it.each(["buyer", "seller"] as const)("refuses a %s", async (role) => {
    await expect(listJobs(await createUser({ role }))).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("reconcile", () => {
  it("passes for correct accounts and names what is wrong", async () => {
    expect(await reconcile()).toBeGreaterThan(0);
    const { orderId, seller } = await createSale();
    await refundOrder(seller, { orderId, reason: REASON, key: newKey(), amount: "1.00" });
    const { id } = await db.refund.findFirstOrThrow({ where: { orderId } });
    const age = new Date(Date.now() - 2 * 3_600_000);
    await db.refund.update({ where: { id }, data: { createdAt: age } });

    await expect(reconcile()).rejects.toThrow(
      `refunds that the provider has not made within an hour: ${id}`,
    );
  });
});
