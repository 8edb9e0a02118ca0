import { describe, expect, it } from "vitest";

import { type Answer, asked, createTestServer, textOf } from "@/tests/support/cached-responses";

describe("kept answers of what cannot be made", () => {
  it("are there for an hour after a change, for when nothing can be made, but not of what is gone", async () => {
    const { answers, get, next, time } = createTestServer();
    const last = (request = asked()) => answers.fallBack(request as never);
    await get();
    time.ms += 1;
    answers.change(["catalog"]);
    const known = asked("/shop", { "accept-encoding": "gzip" });

    expect(String(last()?.bytes)).toBe("<p>1</p>");
    expect(last()?.headers).toMatchObject({ "Content-Type": "text/html", "Content-Length": 8 });
    expect(last()?.headers).toMatchObject({ "Cache-Control": "private, no-store" });
    expect(last(known)?.headers).toMatchObject({ "Content-Encoding": "gzip" });
    expect(last(asked("/shop", { cookie: "shaafi-signed-in=1" }))).toBeNull();
    time.ms += 60 * 60_000;
    expect(last()).toBeNull();

    await get();
    time.ms += 1;
    answers.change(["catalog"]);
    await get(asked(), (response) => next(Object.assign(response, { statusCode: 500 })));
    expect(last()).not.toBeNull();
    await get(asked(), (response) => next(Object.assign(response, { statusCode: 404 })));
    expect(last()).toBeNull();
  });

  it("are what they were for all who wait for one that cannot be made", async () => {
    const { answers, get, next, time } = createTestServer();
    await get();
    time.ms += 1;
    answers.change(["catalog"]);
    let calls = 0;
    const failing = (response: Answer) => {
      calls += 1;
      setTimeout(() => {
        answers.fallBack(asked() as never);
        next(Object.assign(response, { statusCode: 500 }));
      }, 50);
    };

    const [, ...waiting] = await Promise.all([1, 2, 3].map(() => get(asked(), failing)));

    expect(calls).toBe(1);
    expect(waiting.map((one) => [one.statusCode, textOf(one)])).toEqual([
      [200, "<p>1</p>"],
      [200, "<p>1</p>"],
    ]);
  });
});
