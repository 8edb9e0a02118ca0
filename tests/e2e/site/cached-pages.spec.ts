import { type APIRequestContext, expect, test } from "@playwright/test";

import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

// These tests pass with and without the response cache (PAGE_CACHE=off).

/** Requests a page often enough to be in every cache. */
async function load(request: APIRequestContext, path: string, headers = {}) {
  let response = await request.get(path, { headers });
  for (let more = 0; more < 3; more++) response = await request.get(path, { headers });
  return { status: response.status(), headers: response.headers(), html: await response.text() };
}

test.describe("cached pages", () => {
  test("a new price is on the product's page on the next request, for visitors and signed-in buyers", async ({
    browser,
    page: seller,
    request: visitor,
  }) => {
    const account = await signInAsNew(seller, "seller");
    const title = uniqueName("Cached basket");
    const { id } = await createProduct({ title, stock: 5, seller: account });
    const path = `/product/${id}`;
    const context = await browser.newContext();
    await signInAsNew(context, "buyer");
    const before = await load(visitor, path);
    expect([before.status, before.html.includes(title)]).toEqual([200, true]);
    await load(context.request, path);

    const { description, category, imageUrl, stock } = await (
      await seller.request.get(`/api/products/${id}`)
    ).json();
    const data = { title, description, category, imageUrl, stock, price: "77.31" };
    const response = await seller.request.put(`/api/products/${id}`, { data });

    expect(response.status()).toBe(200);
    for (const request of [visitor, context.request]) {
      expect(await (await request.get(path)).text()).toContain("77.31");
    }
    await context.close();
  });

  test("a new price and a new stock are in the results of a search on the next request", async ({
    page: seller,
    request: visitor,
  }) => {
    const account = await signInAsNew(seller, "seller");
    const title = uniqueName("Shared basket");
    const { id } = await createProduct({ title, stock: 50, seller: account });
    const path = `/shop?${new URLSearchParams({ search: title })}`;
    const before = await load(visitor, path);
    expect([before.status, before.html.includes(`/product/${id}`)]).toEqual([200, true]);

    const { description, category, imageUrl } = await (
      await seller.request.get(`/api/products/${id}`)
    ).json();
    const data = { title, description, category, imageUrl, stock: 3, price: "77.31" };
    expect((await seller.request.put(`/api/products/${id}`, { data })).status()).toBe(200);

    const html = await (await visitor.get(path)).text();
    expect(html).toContain("77.31");
    expect(html).toContain("Only 3 left");
  });

  test("a search that was requested before runs its scripts", async ({ page, request }) => {
    const path = "/shop?search=coffee&minPrice=1";
    await load(request, path);
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    await openReady(page, path);
    await page.getByRole("checkbox", { name: "In stock" }).check();
    await expect(page).toHaveURL(/inStock=true/);
    expect(violations).toEqual([]);
  });

  test("a page that a signed-in buyer receives contains nothing of the account", async ({
    page,
  }) => {
    const { username, email } = await signInAsNew(page, "buyer");
    const paths = ["/", "/faq", "/shop?category=coffee", "/shop?search=coffee", "/product/1"];
    for (const path of paths) {
      const signedInPage = await load(page.request, path);
      expect([path, signedInPage.status]).toEqual([path, 200]);
      expect(signedInPage.html).not.toContain(username);
      expect(signedInPage.html).not.toContain(email);
    }
  });

  test("sellers and admins receive their own version of a product that visitors have loaded", async ({
    browser,
    request,
  }) => {
    const publicPage = await load(request, "/product/1");
    expect(publicPage.headers["content-security-policy"]).not.toContain("nonce-");
    for (const role of ["seller", "admin"] as const) {
      const context = await browser.newContext();
      await signInAsNew(context, role);
      const signedInPage = await load(context.request, "/product/1");
      expect(signedInPage.headers["content-security-policy"]).toContain("nonce-");
      await context.close();
    }
  });

  test("each language has its own page, regardless of other cookies", async ({ request }) => {
    for (const locale of ["en", "so", "om", "am", "ar"]) {
      for (const path of ["/faq", "/shop?sort=popular", "/product/1"]) {
        const { headers, html } = await load(request, path, {
          cookie: `theme=dark; NEXT_LOCALE=${locale}; currency=EUR`,
        });
        expect([path, headers["content-language"]]).toEqual([path, locale]);
        expect(html).toContain(`lang="${locale}"`);
      }
    }
  });

  test("an irrelevant query is not part of the page, and does not affect the cached page without it", async ({
    request,
  }) => {
    for (const path of ["/returns", "/seller/5", "/shop"]) {
      const word = `planted${path.length}word`;
      await load(request, `${path}?category=${word}&utm_source=${word}`);
      const { html } = await load(request, path);
      expect([path, html.includes(word)]).toEqual([path, false]);
    }
    const word = "plantedlistword";
    await load(request, `/shop?category=${word}&page=1`);
    expect((await load(request, "/shop?page=1")).html).not.toContain(word);
  });

  test("a client that accepts no compression receives the same page", async ({ request }) => {
    const compressed = await load(request, "/faq", { "accept-encoding": "gzip" });
    const plain = await load(request, "/faq", { "accept-encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.html).toBe(compressed.html);
  });
});
