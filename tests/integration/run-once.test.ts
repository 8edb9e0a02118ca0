import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { runOnce } from "@/lib/db/run-once";
import { createUser } from "../support/factories";

async function createRequest() {
  const { id: userId } = await createUser({ role: "buyer" });
  let runs = 0;
  const run = async () => {
    runs += 1;
    return { id: runs };
  };
  const send = (key: string | null, body: unknown = { title: "Buna" }) =>
    runOnce(key, { userId, path: "/api/forum/posts", body }, run);
  return { userId, send, runs: () => runs };
}

describe("runOnce", () => {
  it("runs once for parallel and later requests with one key, which all get its result", async () => {
    const { send, runs } = await createRequest();
    const key = randomUUID();

    const results = await Promise.all(Array.from({ length: 5 }, () => send(key)));

    expect(results).toEqual(Array(5).fill({ id: 1 }));
    expect(await send(key)).toEqual({ id: 1 });
    expect(runs()).toBe(1);
    expect(await send(randomUUID())).toEqual({ id: 2 });
  });

  it("runs each time without a key, or with one that is too short", async () => {
    const { send } = await createRequest();
    expect(await send(null)).toEqual({ id: 1 });
    expect(await send("1")).toEqual({ id: 2 });
    expect(await send("1")).toEqual({ id: 3 });
  });

  it("is limited per account and day, since each result is stored", async () => {
    const { userId, send } = await createRequest();
    await send(randomUUID());
    await db.rateLimit.updateMany({
      where: { key: `idempotent-requests:${userId}` },
      data: { count: 2_000 },
    });

    await expect(send(randomUUID())).rejects.toMatchObject({ kind: "limited" });
    expect(await send(null)).toEqual({ id: 2 });
  });

  it("refuses a key that belongs to another request", async () => {
    const { send } = await createRequest();
    const key = randomUUID();
    await send(key);

    await expect(send(key, { title: "Shaah" })).rejects.toMatchObject({
      kind: "conflict",
      key: "requestKeyUsed",
    });
  });

  it("lets a refused request be sent again", async () => {
    const { userId } = await createRequest();
    const key = randomUUID();
    const request = { userId, path: "/api/forum/posts", body: {} };
    const refuse = async () => {
      throw new DomainError("limited", "tooManyAttempts", { seconds: 1 });
    };

    await expect(runOnce(key, request, refuse)).rejects.toMatchObject({ kind: "limited" });
    expect(await runOnce(key, request, async () => 7)).toBe(7);
  });

  it("runs again in place of a request that crashed a minute ago", async () => {
    const { userId, send } = await createRequest();
    const key = randomUUID();
    await send(key);
    await db.$executeRaw`
      UPDATE idempotent_requests SET body = NULL, created_at = now() - interval '61 seconds' WHERE user_id = ${userId}`;

    expect(await send(key)).toEqual({ id: 2 });
  });
});
