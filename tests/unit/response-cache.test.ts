import zlib from "node:zlib";

import { describe, expect, it } from "vitest";

import { cacheKeyFor } from "@/lib/cache/response-cache.mjs";
import {
  type Answer,
  asked,
  createTestServer,
  type Headers,
  textOf,
} from "@/tests/support/cached-responses";

describe("what an answer is kept under", () => {
  it.each([
    ["/", {}, " /"],
    ["/shop?category=coffee", {}, " /shop?category=coffee"],
    ["/", { cookie: "NEXT_LOCALE=am" }, "am /"],
    ["/", { cookie: "NEXT_LOCALE=ar" }, "ar /"],
    ["/", { cookie: "NEXT_LOCALE=en" }, "en /"],
  ])("%s %o", (url, headers, key) => {
    expect(cacheKeyFor(asked(url, headers as Headers))).toBe(key);
  });

  it.each([
    ["a session", asked("/", { cookie: "next-auth.session-token=x" })],
    ["a secure session", asked("/", { cookie: "a=1; __Secure-next-auth.session-token=x" })],
    ["somebody signed in", asked("/", { cookie: "shaafi-signed-in=1" })],
    ["a lite page", asked("/", { cookie: "shaafi-lite=1" })],
    ["a draft", asked("/", { cookie: "__prerender_bypass=x" })],
    ["another cookie", asked("/", { cookie: "currency=EUR" })],
    ["another cookie beside a language", asked("/", { cookie: "a=b; NEXT_LOCALE=ar" })],
    ["two blanks", asked("/", { cookie: "a=b;  NEXT_LOCALE=ar" })],
    ["an unknown language", asked("/", { cookie: "NEXT_LOCALE=xx" })],
    ["an encoded language", asked("/", { cookie: "NEXT_LOCALE=%6fm" })],
    ["a quoted language", asked("/", { cookie: 'NEXT_LOCALE="ar"' })],
    ["a blank before a semicolon", asked("/", { cookie: "NEXT_LOCALE=ar ;" })],
    ["a tab", asked("/", { cookie: "\tNEXT_LOCALE=ar" })],
    ["two languages", asked("/", { cookie: "NEXT_LOCALE=ar; NEXT_LOCALE=am" })],
    ["an empty cookie header", asked("/", { cookie: "" })],
    ["a browser that saves data", asked("/", { "save-data": "on" })],
    ["a page's data", asked("/", { rsc: "1" })],
    ["a prefetch", asked("/", { "next-router-prefetch": "1" })],
    ["a part", asked("/", { range: "bytes=0-9" })],
    ["a bearer", asked("/api/products", { authorization: "Bearer x" })],
    ["a form", asked("/", {}, "POST")],
    ["a head", asked("/", {}, "HEAD")],
    ["a made-up query", asked("/?x=1")],
    ["a language in the address", asked("/faq?lang=am")],
    ["a long address", asked(`/shop?search=${"x".repeat(600)}`)],
  ])("nothing for %s", (_name, request) => {
    expect(cacheKeyFor(request)).toBeNull();
  });
});

describe("kept answers", () => {
  it("are given again with their headers, packed for whoever can unpack them", async () => {
    const { get, made } = createTestServer();
    await get();

    const packed = await get(asked("/shop", { "accept-encoding": "br, gzip" }));
    const plain = await get();

    expect(made()).toBe(1);
    expect(String(zlib.gunzipSync(packed.body))).toBe("<p>1</p>");
    expect(packed.getHeader("content-encoding")).toBe("gzip");
    expect(packed.getHeader("content-type")).toBe("text/html");
    expect([textOf(plain), plain.getHeader("content-encoding")]).toEqual(["<p>1</p>", undefined]);
  });

  it("are not sent to whoever has them", async () => {
    const { get } = createTestServer();
    await get();

    const known = await get(asked("/shop", { "if-none-match": '"1"' }));

    expect([known.statusCode, textOf(known)]).toEqual([304, ""]);
  });

  it("end with a change of what they are made of, and with nothing else", async () => {
    const { answers, get, time } = createTestServer();
    await get();
    time.ms += 1;

    answers.change(["product:7"]);
    expect(textOf(await get())).toBe("<p>1</p>");
    answers.change(["catalog"]);
    expect(textOf(await get())).toBe("<p>2</p>");
  });

  it("are not kept when what they are made of changed while they were made", async () => {
    const { answers, get, next } = createTestServer();

    await get(asked(), (response) => {
      next(response);
      answers.change(["catalog"]);
    });

    expect(textOf(await get())).toBe("<p>2</p>");
  });

  it("are asked for again after ten minutes", async () => {
    const { get, time, made } = createTestServer();
    await get();
    time.ms += 9 * 60_000;
    await get();
    expect(made()).toBe(1);
    time.ms += 2 * 60_000;
    await get();
    expect(made()).toBe(2);
  });

  it("of calls that hold for a moment are kept once they are asked for again within it", async () => {
    const { answers, get, time } = createTestServer();
    let calls = 0;
    const call = (response: Answer) => {
      calls += 1;
      answers.call("[]", { tags: ["catalog"], ms: 2_000 });
      response.end("[]");
    };
    const callsAfter = async (ms: number, url = "/api/products") => {
      time.ms += ms;
      await get(asked(url), call);
      return calls;
    };

    expect(await callsAfter(0)).toBe(1);
    expect(await callsAfter(2_100)).toBe(2); // the first is forgotten
    expect(await callsAfter(1_900)).toBe(3);
    expect(await callsAfter(1_900)).toBe(3);
    expect(await callsAfter(0, "/api/products?search=honey")).toBe(4);
    expect(await callsAfter(200)).toBe(5); // what many ask for is kept anew at once
    expect(await callsAfter(1_900)).toBe(5);
  });

  it("are given by no process that may have missed a change", async () => {
    const { answers, get } = createTestServer();
    await get();

    answers.trust(() => false);

    expect(textOf(await get())).toBe("<p>2</p>");
  });

  it.each<[string, (response: Answer) => void, Headers]>([
    ["a refusal", (response) => Object.assign(response, { statusCode: 401 }), {}],
    ["what sets a cookie", () => {}, { "Set-Cookie": "NEXT_LOCALE=am" }],
    ["what Next makes anew behind it", () => {}, { "x-nextjs-cache": "STALE" }],
  ])("are none of %s", async (_name, before, headers) => {
    const { get, next, made } = createTestServer();
    const answer = (response: Answer) => {
      before(response);
      next(response, headers);
    };

    await get(asked(), answer);
    await get(asked(), answer);

    expect(made()).toBe(2);
  });

  it.each([
    [undefined, "ar", 2],
    ["NEXT_LOCALE=am", "ar", 2],
    ["NEXT_LOCALE=am", "en", 2],
    [undefined, "en", 1],
    ["NEXT_LOCALE=ar", "ar", 1],
  ])(
    "of the cookie %s in the language %s are rendered %d times",
    async (cookie, language, times) => {
      const { answers, get } = createTestServer();
      const request = () => asked("/shop", cookie === undefined ? {} : { cookie });
      let calls = 0;
      const page = (response: Answer) => {
        calls += 1;
        const body = `<!DOCTYPE html><html dir="auto" lang="${language}"><p>${calls}</p>`;
        answers.page(body, ["catalog"]);
        response.end(body);
      };
      await get(request(), page);
      await get(request(), page);
      expect(calls).toBe(times);
    },
  );

  it("are made anew once for all who want one at that moment", async () => {
    const { answers, get, next, time, made } = createTestServer();
    await get();
    time.ms += 1;
    answers.change(["catalog"]);
    time.ms += 1;
    const slow = (response: Answer) => void setTimeout(() => next(response), 50);
    let calls = 0;

    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        get(asked(), (response) => {
          calls += 1;
          slow(response);
        }),
      ),
    );

    expect([calls, made()]).toEqual([1, 1 + calls]);
    expect(new Set(all.map(textOf)).size).toBe(1);
  });
});
