import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";

const { sent } = vi.hoisted(() => ({ sent: [] as string[] }));
vi.mock("@/lib/notifications/mailer", () => ({
  canSendEmail: () => true,
  sendEmail: async ({ to }: { to: string }) => {
    if (to.startsWith("refused")) throw new Error("550 No such user");
    sent.push(to);
  },
}));

const HOUR_MS = 3_600_000;

const queue = (kind: "mail" | "refund", to: string, attempts = 0) =>
  db.outboxMessage.create({ data: { kind, dedupeKey: randomUUID(), payload: { to }, attempts } });

beforeEach(async () => {
  sent.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => {});
  await db.outboxMessage.deleteMany();
});

// The column is an int4, whose maximum is 2_147_483_647.
it.each(["mail", "refund"] as const)(
  "processOutbox gives up a %s after too many attempts and sends the emails behind it",
  async (kind) => {
    const rows = [];
    for (const attempts of [26, 1_000, 2_147_483_647]) {
      rows.push(await queue(kind, "refused@example.com", attempts));
    }
    await queue("mail", "next@example.com");

    await processOutbox();

    expect(sent).toEqual(["next@example.com"]);
    for (const { id, createdAt } of rows) {
      const row = await db.outboxMessage.findUniqueOrThrow({ where: { id } });
      expect(row.failedAt).not.toBeNull();
      expect(row.nextTryAt.getTime() - createdAt.getTime()).toBeLessThan(13 * HOUR_MS);
    }
  },
);

it("processOutbox gives up an email whose attempts end with their process", async () => {
  const { id } = await queue("mail", "killer@example.com", 72);

  await processOutbox();

  expect(sent).toEqual([]);
  const row = await db.outboxMessage.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ lastError: "Delivery never ended", failedAt: expect.any(Date) });
});
