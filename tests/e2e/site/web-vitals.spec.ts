import { expect, test } from "@playwright/test";

const TOKEN = "a-metrics-token-of-the-tests";

test("a visit tells how its page felt when it is left, by its route alone", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0; // one of the ten in a hundred
  });
  const isFetched = page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ startTime }) => startTime > 3_000),
  );
  await page.goto("/product/1?utm_source=somewhere");
  await isFetched;

  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      dispatchEvent(new Event("visibilitychange"));
    });
    const answer = await request.get("/api/metrics", {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const text = await answer.text();
    expect(text).toMatch(/^web_vital_lcp_seconds_count\{route="\/product\/\[id\]"\} [1-9]/m);
    expect(text).toMatch(/^web_vital_ttfb_seconds_count\{route="\/product\/\[id\]"\} [1-9]/m);
    expect(text).not.toContain("somewhere");
  }).toPass({ timeout: 10_000 });
});

test("a server says that it lives and is ready, and each call has an id", async ({ request }) => {
  for (const path of ["/api/health", "/api/ready"]) {
    const answer = await request.get(path, { headers: { "x-request-id": "of-the-balancer" } });

    expect(answer.status()).toBe(200);
    expect(answer.headers()["x-request-id"]).toBe("of-the-balancer");
  }
});

test("an address that is no call is answered with a sentence", async ({ request }) => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await request.fetch("/api/no/such/call", { method });

    expect([method, answer.status()]).toEqual([method, 404]);
    expect(await answer.text()).toBe("There is no such address.");
  }
});
