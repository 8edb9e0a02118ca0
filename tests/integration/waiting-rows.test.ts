import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { MAX_ATTEMPTS, processDue, processRows } from "@/lib/db/job-rows";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { refundOrder } from "@/lib/orders/service/refund";
import { sandbox } from "@/lib/payments/sandbox/provider";
import { createSale } from "../support/sales";

describe("processRows", () => {
  it("leaves rows that it does not reach in 20 seconds to the next run", async () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const ids = [1, 2, 3, 4, 5].map((n) => `${randomUUID()}:${n}`);
    const reached: string[] = [];
    const hang = async (id: string) => {
      reached.push(id);
      now += 9_000;
      throw new DomainError("unavailable", "paymentsUnreachable");
    };

    await processRows("test", ids, hang);
    await processDue("test", 2, async () => ids.slice(3).map((id) => ({ id })), hang);
    clock.mockRestore();

    expect(reached).toEqual([...ids.slice(0, 3), ...ids.slice(3), ids[3]]);
    const left = { job: "test", subjectId: { in: ids } };
    expect(await db.jobFailure.count({ where: left })).toBe(5);
  });

  it.each(["unavailable", "limited"] as const)(
    "retries a row for about three days while its provider or its limit is %s",
    async (kind) => {
      const subjectId = randomUUID();
      const where = { job_subjectId: { job: "test", subjectId } };
      const failedAfter = async (attempts: number) => {
        await db.jobFailure.updateMany({ where: { job: "test", subjectId }, data: { attempts } });
        await processRows("test", [subjectId], async () =>
          Promise.reject(new DomainError(kind, "paymentsUnreachable")),
        );
        return (await db.jobFailure.findUniqueOrThrow({ where })).failedAt !== null;
      };

      expect(await failedAfter(0)).toBe(false);
      expect(await failedAfter(70)).toBe(false);
      expect(await failedAfter(71)).toBe(true);
    },
  );
});

describe("a refund whose provider does not respond", () => {
  it("is retried beyond the attempts of other rows", async () => {
    const { seller, orderId } = await createSale(1, 1000);
    await refundOrder(seller, { orderId, reason: "one was chipped", key: randomUUID() });
    const { id: refundId } = await db.refund.findFirstOrThrow({ where: { orderId } });
    const where = { dedupeKey: `refund:${refundId}` };
    await db.outboxMessage.update({ where, data: { attempts: MAX_ATTEMPTS } });
    const away = vi
      .spyOn(sandbox, "refund")
      .mockRejectedValue(new DomainError("unavailable", "paymentsUnreachable"));

    await processOutbox();
    away.mockRestore();

    expect((await db.outboxMessage.findUniqueOrThrow({ where })).failedAt).toBeNull();
    await db.outboxMessage.update({ where, data: { nextTryAt: new Date(0) } });
    await processOutbox();
    expect((await db.refund.findUniqueOrThrow({ where: { id: refundId } })).status).toBe(
      "succeeded",
    );
  });
});
