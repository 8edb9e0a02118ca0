import { type APIRequestContext, expect, test } from "@playwright/test";
import { openReady } from "../../support/ready";
import { ROUTES } from "../../support/routes";
import { signInAsNew } from "../../support/shop-http";

/** Paths without a query, since the headers depend on the path. */
const pathsOf = (who: string) => [
  ...new Set((ROUTES[who]?.paths ?? []).map((path) => path.split(/[?#]/)[0] ?? path)),
];

async function headersAt(request: APIRequestContext, path: string) {
  return (await request.get(path)).headers();
}

/** Returns the nonce of a page's policy, or null if inline scripts are allowed. */
function nonceOf(headers: Record<string, string>) {
  const policy = headers["content-security-policy"] ?? "";
  return /script-src 'nonce-([^']+)'.* 'strict-dynamic'/.exec(policy)?.[1] ?? null;
}

/** Pages with a card form; the windows of wallets report to them. */
const PAYMENT_PAGES = ["/checkout", "/events", "/subscription-plans"];

async function expectHeaders(request: APIRequestContext, path: string) {
  const headers = await headersAt(request, path);
  expect(headers["content-security-policy"], path).toMatch(
    /script-src .*script-src-attr 'none'.*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
  );
  expect(headers, path).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": PAYMENT_PAGES.includes(path)
      ? "same-origin-allow-popups"
      : "same-origin",
    "permissions-policy": expect.stringContaining("microphone=()"),
  });
  expect(headers["x-powered-by"], path).toBeUndefined();
  expect(headers["access-control-allow-origin"], path).toBeUndefined();
}

test.describe("headers", () => {
  for (const who of [
    "a visitor",
    "a visitor beside the shop",
    "a visitor of pages that are not there",
  ]) {
    test(`every page for ${who} has headers that restrict its capabilities and framing`, async ({
      request,
    }) => {
      for (const path of pathsOf(who)) await expectHeaders(request, path);
    });
  }

  test("every page for a seller has headers that restrict its capabilities and framing", async ({
    page,
  }) => {
    await signInAsNew(page, "seller");
    for (const path of pathsOf("a seller")) await expectHeaders(page.request, path);
  });

  test("a dynamic page has its own nonce and is not cached for a signed-in user", async ({
    context,
  }) => {
    await signInAsNew(context, "seller");
    for (const path of ["/dashboard", "/orders", "/payout-settings", "/checkout", "/profile"]) {
      const [policy, other] = [
        await headersAt(context.request, path),
        await headersAt(context.request, path),
      ];
      expect([path, nonceOf(policy)]).not.toEqual([path, null]);
      expect([path, nonceOf(policy)]).not.toEqual([path, nonceOf(other)]);
      expect([path, policy["cache-control"]]).toEqual([path, "private, no-store"]);
    }
    expect(nonceOf(await headersAt(context.request, "/login"))).not.toBeNull();
    // Sellers get their own version, which may be a product that is not public.
    expect(nonceOf(await headersAt(context.request, "/product/1"))).not.toBeNull();
    await context.clearCookies();
    expect(nonceOf(await headersAt(context.request, "/product/1"))).toBeNull();
  });

  test("a nonce that a visitor sends never appears in the page of another visitor", async ({
    request,
  }) => {
    const policy = "script-src 'nonce-plantedplantedplanted'";
    for (const name of ["content-security-policy", "content-security-policy-report-only"]) {
      for (const path of ["/product/41", "/seller/5", "/returns"]) {
        const headers = { [name]: policy, cookie: "NEXT_LOCALE=om" };
        await request.get(path, { headers });
        const response = await request.get(path, { headers: { cookie: "NEXT_LOCALE=om" } });
        expect([path, (await response.text()).includes("plantedplanted")]).toEqual([path, false]);
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

type Attacked = { refused: Set<string> };

/** Records the directives that block a request or script. */
function watchRefusals() {
  const refusedUrls = new Set<string>();
  Object.assign(window, { refused: refusedUrls });
  document.addEventListener("securitypolicyviolation", (event) =>
    refusedUrls.add(event.effectiveDirective),
  );
}

/** Simulates injected markup of an attacker. */
function attack() {
  const { refused } = window as unknown as Attacked;
  const holder = document.createElement("div");
  holder.innerHTML = `<img src="data:x" onerror="window.ranHandler=true">
    <object data="/icon.svg"></object><base href="https://evil.example/">
    <iframe src="https://evil.example/"></iframe>
    <form action="https://evil.example/"><button>send</button></form>`;
  document.body.append(holder);
  holder.querySelector("form")?.submit();
  void fetch("https://evil.example/").catch(() => {});
  try {
    new Worker("data:text/javascript,");
  } catch {
    refused.add("worker-src");
  }
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "https://evil.example/x.css";
  document.head.append(style);
}

test.describe("content security policy", () => {
  for (const path of ["/product/1", "/login"]) {
    test(`the page ${path} runs, loads and sends nothing of injected markup`, async ({ page }) => {
      await page.addInitScript(watchRefusals);
      await openReady(page, path);
      await page.evaluate(attack);
      await expect
        .poll(() => page.evaluate(() => [...(window as unknown as Attacked).refused]))
        .toEqual(expect.arrayContaining(REFUSED));
      expect(await page.evaluate(() => "ranHandler" in window)).toBe(false);
      expect(await page.evaluate(() => document.baseURI)).not.toContain("evil");
    });
  }

  test("a dynamic page does not run scripts that are injected into its HTML", async ({ page }) => {
    const injection = "<script>window.ranInline=true</script><script src=/planted.js></script>";
    await page.route("**/login", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</main>", `${injection}</main>`);
      await route.fulfill({ response, body });
    });
    const refusedUrls: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error") refusedUrls.push(line.text());
    });
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "ranInline" in window)).toBe(false);
    expect(refusedUrls.filter((text) => text.includes("script-src"))).toHaveLength(2);
  });

  test("a page loads the script and frames of the card form and sends its requests", async ({
    page,
  }) => {
    const cors = { "access-control-allow-origin": "*" };
    await page.route(/^https:\/\/[a-z.-]*stripe\.com\//, (route) => {
      const isScript = route.request().resourceType() === "script";
      return isScript
        ? route.fulfill({ contentType: "text/javascript", body: "window.Stripe = () => ({})" })
        : route.fulfill({ contentType: "text/html", headers: cors, body: "<p>card</p>" });
    });
    for (const path of ["/product/1", "/login"]) {
      await page.goto(path);
      const outcome = await page.evaluate(async () => {
        const append = (name: "script" | "iframe", src: string) =>
          new Promise<string>((resolve) => {
            const element = Object.assign(document.createElement(name), { src });
            element.onload = () => resolve("loaded");
            element.onerror = () => resolve("refused");
            document.body.append(element);
          });
        const response = await fetch("https://api.stripe.com/v1/x").catch(() => null);
        return [
          await append("script", "https://js.stripe.com/basil/stripe.js"),
          await append("iframe", "https://js.stripe.com/v3/elements-inner.html"),
          await append("iframe", "https://hooks.stripe.com/3ds"),
          response?.status,
        ];
      });
      expect([path, ...outcome]).toEqual([path, "loaded", "loaded", "loaded", 200]);
    }
  });

  test("another site cannot show a page of the shop in a frame", async ({ page, baseURL }) => {
    const frameErrors: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.parentFrame()) frameErrors.push(frame.url());
    });
    await page.route("https://shop.example/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe src="${baseURL}/login"></iframe><iframe src="${baseURL}/product/1"></iframe>`,
      }),
    );
    await page.goto("https://shop.example/");
    await expect.poll(() => frameErrors.length).toBe(2);
    for (const frame of page.frames().slice(1)) {
      expect(await frame.evaluate(() => document.body.innerText)).not.toContain("Shaafi");
    }
  });
});
