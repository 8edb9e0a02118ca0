import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

import { ROUTES } from "../../support/routes";
import { become } from "../../support/sign-in";

/** Without a query: what a page says of itself hangs on its path. */
const pathsOf = (who: string) => [
  ...new Set((ROUTES[who]?.paths ?? []).map((path) => path.split(/[?#]/)[0] ?? path)),
];

async function headersAt(request: APIRequestContext, path: string) {
  return (await request.get(path)).headers();
}

/** The nonce of a page's policy, or null where inline scripts run. */
function nonceOf(headers: Record<string, string>) {
  const policy = headers["content-security-policy"] ?? "";
  return /script-src 'nonce-([^']+)'.* 'strict-dynamic'/.exec(policy)?.[1] ?? null;
}

test.describe("a page says what it may do and who may frame it", { tag: "@look" }, () => {
  for (const who of [
    "a visitor",
    "a visitor beside the shop",
    "a visitor of pages that are not there",
    "a seller",
  ]) {
    test(`every one for ${who}`, async ({ context }) => {
      await become(context, who, "en");
      for (const path of pathsOf(who)) {
        const said = await headersAt(context.request, path);
        expect(said["content-security-policy"], path).toMatch(
          /script-src .*script-src-attr 'none'.*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
        );
        expect(said, path).toMatchObject({
          "x-frame-options": "DENY",
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          // The payment's own windows report back to checkout.
          "cross-origin-opener-policy":
            path === "/checkout" ? "same-origin-allow-popups" : "same-origin",
          "permissions-policy": expect.stringContaining("microphone=()"),
        });
        expect(said["x-powered-by"], path).toBeUndefined();
        expect(said["access-control-allow-origin"], path).toBeUndefined();
      }
    });
  }

  test("one made per request has a nonce of its own, one made for somebody is kept nowhere", async ({
    context,
  }) => {
    await become(context, "a seller", "en");
    for (const path of ["/dashboard", "/orders", "/payout-settings", "/checkout", "/profile"]) {
      const [one, other] = [
        await headersAt(context.request, path),
        await headersAt(context.request, path),
      ];
      expect([path, nonceOf(one)]).not.toEqual([path, null]);
      expect([path, nonceOf(one)]).not.toEqual([path, nonceOf(other)]);
      expect([path, one["cache-control"]]).toEqual([path, "private, no-store"]);
    }
    expect(nonceOf(await headersAt(context.request, "/login"))).not.toBeNull();
    // Sellers get a page of their own, which may be a product that is not public.
    expect(nonceOf(await headersAt(context.request, "/product/1"))).not.toBeNull();
    await context.clearCookies();
    expect(nonceOf(await headersAt(context.request, "/product/1"))).toBeNull();
  });

  test("a nonce that a visitor sends ends up in nobody's page", async ({ request }) => {
    const policy = "script-src 'nonce-plantedplantedplanted'";
    for (const name of ["content-security-policy", "content-security-policy-report-only"]) {
      for (const path of ["/product/41", "/seller/5", "/returns"]) {
        const headers = { [name]: policy, cookie: "NEXT_LOCALE=om" };
        await request.get(path, { headers });
        const kept = await request.get(path, { headers: { cookie: "NEXT_LOCALE=om" } });
        expect([path, (await kept.text()).includes("plantedplanted")]).toEqual([path, false]);
      }
    }
  });
});

const REFUSED = [
  "base-uri",
  "connect-src",
  "form-action",
  "frame-src",
  "object-src",
  "script-src-attr",
  "style-src-elem",
  "worker-src",
];

/** What an attacker's markup on a page of ours would try, by what it would have set on the window. */
async function tryOn(page: Page) {
  return page.evaluate(async (wanted) => {
    const refused = new Set<string>();
    document.addEventListener("securitypolicyviolation", (event) =>
      refused.add(event.effectiveDirective),
    );
    const ran = window as unknown as Record<string, boolean>;
    const holder = document.createElement("div");
    holder.innerHTML = `<img src="data:x" onerror="window.ranHandler=true">
      <object data="/icon.svg"></object><base href="https://evil.example/">
      <iframe src="https://evil.example/"></iframe>
      <form action="https://evil.example/"><button>send</button></form>`;
    document.body.append(holder);
    holder.querySelector("form")?.submit();
    await fetch("https://evil.example/").catch(() => {});
    const worker = `data:text/javascript,`;
    try {
      new Worker(worker);
    } catch {
      refused.add("worker-src");
    }
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = "https://evil.example/x.css";
    document.head.append(style);
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const isTold = () => wanted.every((directive) => refused.has(directive));
    await pause(300);
    for (let turn = 0; turn < 100 && !isTold(); turn += 1) await pause(50);
    const isRebased = document.baseURI.includes("evil");
    holder.remove();
    style.remove();
    return { refused: [...refused].sort(), ranHandler: ran["ranHandler"] ?? false, isRebased };
  }, REFUSED);
}

test.describe("the browser refuses what a page may not do", () => {
  for (const path of ["/product/1", "/login"]) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      const { refused, ...rest } = await tryOn(page);
      expect(refused).toEqual(expect.arrayContaining(REFUSED));
      expect(rest).toEqual({ ranHandler: false, isRebased: false });
    });
  }

  test("markup that reaches the HTML itself runs on no page that is made per request", async ({
    page,
  }) => {
    const planted = "<script>window.ranInline=true</script><script src=/lite.js></script>";
    await page.route("**/login", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</main>", `${planted}</main>`);
      await route.fulfill({ response, body });
    });
    const refused: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error") refused.push(line.text());
    });
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "ranInline" in window)).toBe(false);
    expect(refused.filter((text) => text.includes("script-src"))).toHaveLength(2);
  });

  test("but not the card form's script, frames and calls", async ({ page }) => {
    const cors = { "access-control-allow-origin": "*" };
    await page.route(/^https:\/\/[a-z.-]*stripe\.com\//, (route) => {
      const isScript = route.request().resourceType() === "script";
      return isScript
        ? route.fulfill({ contentType: "text/javascript", body: "window.Stripe = () => ({})" })
        : route.fulfill({ contentType: "text/html", headers: cors, body: "<p>card</p>" });
    });
    for (const path of ["/product/1", "/login"]) {
      await page.goto(path);
      const loaded = await page.evaluate(async () => {
        const append = (name: "script" | "iframe", src: string) =>
          new Promise<string>((done) => {
            const element = Object.assign(document.createElement(name), { src });
            element.onload = () => done("loaded");
            element.onerror = () => done("refused");
            document.body.append(element);
          });
        const asked = await fetch("https://api.stripe.com/v1/x").catch(() => null);
        return [
          await append("script", "https://js.stripe.com/basil/stripe.js"),
          await append("iframe", "https://js.stripe.com/v3/elements-inner.html"),
          await append("iframe", "https://hooks.stripe.com/3ds"),
          asked?.status,
        ];
      });
      expect([path, ...loaded]).toEqual([path, "loaded", "loaded", "loaded", 200]);
    }
  });

  test("nor may another site show a page of ours in a frame", async ({ page, baseURL }) => {
    const framed: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.parentFrame()) framed.push(frame.url());
    });
    await page.route("https://shop.example/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe src="${baseURL}/login"></iframe><iframe src="${baseURL}/product/1"></iframe>`,
      }),
    );
    await page.goto("https://shop.example/");
    await expect.poll(() => framed.length).toBe(2);
    for (const frame of page.frames().slice(1)) {
      expect(await frame.evaluate(() => document.body.innerText)).not.toContain("Shaafi");
    }
  });
});
