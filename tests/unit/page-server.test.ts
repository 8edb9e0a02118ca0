import http, { type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";

import { createNext, startPageServer } from "@/tests/support/page-server";

const undo: (() => void)[] = [];

afterEach(() => {
  for (const job of undo.splice(0)) job();
});

async function start(handle: RequestListener, options?: { isCached: boolean }) {
  const server = await startPageServer(handle, options);
  undo.push(server.close);
  return server;
}

describe("a cached page", () => {
  it("is served to signed-in and anonymous visitors of its language", async () => {
    const { handle, receivedRequests } = createNext();
    const { ask } = await start(handle);
    await ask("/faq");

    const cookie = "next-auth.session-token=x; shaafi-signed-in=seller";
    const texts = [
      (await ask("/faq")).text,
      (await ask("/faq", { headers: { cookie } })).text,
      (await ask("/faq?utm_source=x", { headers: { cookie: "NEXT_LOCALE=en" } })).text,
      (await ask("/faq", { headers: { cookie: "NEXT_LOCALE=ar" } })).text,
    ];

    expect(texts).toEqual([...Array(3).fill('<p lang="en">1</p>'), '<p lang="ar">2</p>']);
    expect(receivedRequests).toHaveLength(2);
  });

  it("is rendered with the path and language of its first request only", async () => {
    const { handle, receivedRequests } = createNext();
    const { ask } = await start(handle);

    await ask("/faq?email=amina@example.com", {
      headers: {
        host: "elsewhere.example",
        cookie: "next-auth.session-token=secret; NEXT_LOCALE=so; currency=EUR",
        "user-agent": "secret",
        "x-forwarded-host": "elsewhere.example",
        "x-nonce": "secret",
      },
    });

    expect(receivedRequests[0]?.url).toBe("/faq");
    expect(receivedRequests[0]?.headers.cookie).toBe("NEXT_LOCALE=so");
    expect(JSON.stringify(receivedRequests)).not.toMatch(/secret|elsewhere|amina|EUR/);
  });

  it("is sent compressed or plain, and as 304 to a client that has it", async () => {
    const { handle, receivedRequests } = createNext();
    const { ask } = await start(handle);
    await ask("/faq");

    const packed = await ask("/faq", { headers: { "accept-encoding": "br, gzip" } });
    const refused = await ask("/faq", { headers: { "accept-encoding": "gzip;q=0" } });
    const response = await ask("/faq", { headers: { "if-none-match": '"en"' } });

    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(refused.text).toBe('<p lang="en">1</p>');
    expect(refused.headers["content-encoding"]).toBeUndefined();
    expect([response.status, response.text]).toEqual([304, ""]);
    expect(receivedRequests).toHaveLength(1);
  });

  it("is not served to a seller or admin who has their own version", async () => {
    const { handle, receivedRequests } = createNext();
    const { ask } = await start(handle);
    await ask("/product/7");
    const as = (role: string) =>
      ask("/product/7", { headers: { cookie: `s=x; shaafi-signed-in=${role}` } });

    await as("buyer");
    expect(receivedRequests).toHaveLength(1);
    await as("seller");
    await as("admin");

    expect(receivedRequests.slice(1).map(({ headers }) => headers.cookie)).toEqual([
      "s=x; shaafi-signed-in=seller",
      "s=x; shaafi-signed-in=admin",
    ]);
  });

  it("is rendered again on the first request after an invalidation", async () => {
    const { handle } = createNext();
    const { ask, invalidations } = await start(handle);
    await ask("/faq");

    invalidations.change(["store:ñ,1"]);

    expect((await ask("/faq")).text).toBe('<p lang="en">2</p>');
  });

  it("is sent without its tags", async () => {
    const { handle } = createNext();
    const { ask } = await start(handle);
    const all = [await ask("/faq"), await ask("/faq"), await ask("/cart")];
    expect(all.flatMap(({ headers }) => Object.keys(headers)).join()).not.toContain("tags");
  });
});

describe("a server without the response cache", () => {
  it("forwards every page to Next, static ones without an unused query", async () => {
    const { handle, receivedRequests } = createNext();
    const { ask } = await start(handle, { isCached: false });

    for (const url of ["/faq", "/faq?utm_source=x", "/blog?x=1&search=tea", "/login?next=1"]) {
      await ask(url);
    }

    expect(receivedRequests.map(({ url }) => url)).toEqual([
      "/faq",
      "/faq",
      "/blog?search=tea",
      "/login?next=1",
    ]);
  });

  it("leaves a page of Next's cache to its handler until one of its tags is invalidated", async () => {
    const { handle, receivedRequests } = createNext();
    const { ask, invalidations } = await start(handle, { isCached: false });
    /** Returns whether a page was requested over the private socket. */
    const isForwarded = async (url: string, headers = {}) => {
      await ask(url, { headers });
      return receivedRequests.at(-1)?.isPrivate;
    };

    expect(await isForwarded("/faq")).toBe(true);
    expect(await isForwarded("/faq?utm_source=x")).toBe(false);
    expect(receivedRequests.at(-1)?.url).toBe("/faq");
    expect(await isForwarded("/faq", { cookie: "NEXT_LOCALE=am" })).toBe(true);
    expect(await isForwarded("/faq", { cookie: "NEXT_LOCALE=am" })).toBe(false);

    invalidations.change(["catalog"]);
    expect(await isForwarded("/faq")).toBe(true);
    expect(await isForwarded("/faq")).toBe(false);
  });

  it("forwards every request for a page that is not from Next's cache", async () => {
    const { handle, receivedRequests } = createNext({ status: () => 404 });
    const { ask } = await start(handle, { isCached: false });
    for (let request = 0; request < 2; request += 1) await ask("/faq");
    expect(receivedRequests.map(({ isPrivate }) => isPrivate)).toEqual([true, true]);
  });
});

describe("a forwarded request", () => {
  it("reaches Next with its body, and the client receives the response with all headers", async () => {
    const { ask } = await start((request, response) => {
      request.toArray().then((chunks) => {
        response.setHeader("set-cookie", ["a=1", "b=2"]);
        response.writeHead(303, { location: "/orders" });
        response.end(`${request.method} ${String(Buffer.concat(chunks))}`);
      });
    });

    const { status, headers, text } = await ask("/checkout", {
      method: "POST",
      body: "x".repeat(9),
    });

    expect([status, headers.location, headers["set-cookie"], text]).toEqual([
      303,
      "/orders",
      ["a=1", "b=2"],
      "POST xxxxxxxxx",
    ]);
  });

  it("ends at Next when its client disconnects", async () => {
    let end = () => {};
    const closing = new Promise<void>((resolve) => {
      end = resolve;
    });
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const { port } = await start((_request, response) => {
      response.once("close", end);
      reached();
    });

    const request = http.get({ port, path: "/cart", agent: false });
    request.on("error", () => {});
    await isReached;
    request.destroy();

    await expect(closing).resolves.toBeUndefined();
  });
});
