import { expect, type Page, test } from "@playwright/test";
import { HELD, type Planted, plant, uproot } from "../../support/hostile-content";
import { plantGoods, uprootGoods } from "../../support/hostile-products";
import { INJECTIONS } from "../../support/injections";
import { become } from "../../support/sign-in";

let planted: Planted;
const seen = { pages: 0, ran: 0 };

test.beforeAll(async () => {
  planted = await plant(INJECTIONS);
});
test.afterAll(async () => {
  await uproot(planted);
  console.log(`injections texts=${INJECTIONS.length} pages=${seen.pages} ran=${seen.ran}`);
});

/** What of a page runs or could: calls of `ran`, dialogs, handlers and addresses that are script. */
async function watch(page: Page) {
  const alarms: string[] = [];
  page.on("dialog", (dialog) => {
    alarms.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("ran", () => {
    seen.ran += 1;
    alarms.push(`ran at ${page.url()}`);
  });
  return alarms;
}

/** Which of the texts an element of the page's main part says in full, as text. */
async function look(page: Page, path: string, alarms: string[]) {
  await page.goto(path, { waitUntil: "load" });
  seen.pages += 1;
  const { said, hostile } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll("main, main *")];
    const isAddress = (name: string) =>
      /^(href|src|action|formaction|data|poster|background|xlink:href)$/.test(name);
    const isScript = (value: string) =>
      /^(data:text|data:image.svg)/.test(value) ||
      (URL.canParse(value) && /^(java|vb)script:$/.test(new URL(value).protocol));
    const isHostile = ({ name, value }: Attr) =>
      name.startsWith("on") || name === "srcdoc" || (isAddress(name) && isScript(value));
    return {
      said: elements.map((element) => element.textContent ?? ""),
      hostile: elements
        .filter((element) => [...element.attributes].some(isHostile))
        .map((element) => element.outerHTML.slice(0, 200)),
    };
  });
  alarms.push(...hostile.map((html) => `${path}: ${html}`));
  const all = new Set(said);
  return INJECTIONS.filter((text) => all.has(text));
}

/** Looks at the pages of a list until one shows none of the texts. */
async function lookThrough(page: Page, path: string, alarms: string[]) {
  const seen = new Set<string>();
  for (let number = 1; number <= 20; number++) {
    const shown = await look(page, `${path}&page=${number}`, alarms);
    if (shown.length === 0) break;
    for (const text of shown) seen.add(text);
  }
  return seen.size;
}

test("hostile texts are shown as texts in every list, and nothing runs", async ({ page }) => {
  test.setTimeout(180_000);
  const alarms = await watch(page);
  for (const path of [
    `/community?category=${planted.forumCategory}`,
    "/community?tab=stories",
    "/business-directory?category=education",
    "/blog?category=planted-",
  ]) {
    expect([path, await lookThrough(page, path, alarms)]).toEqual([path, INJECTIONS.length]);
  }
  await look(page, "/shop?search=ran+script", alarms);
  await expect(page.getByRole("heading", { name: "Also in the community" })).toBeVisible();
  expect(alarms).toEqual([]);
});

test("nor does anything run where they are read in full", async ({ page }) => {
  test.setTimeout(180_000);
  const alarms = await watch(page);
  for (const number of [1, 2, 3]) {
    await look(page, `/community/post/${planted.post}?page=${number}`, alarms);
  }
  // Each has its text as title, excerpt, tag and recipe, and those of its followers as content and steps.
  for (let at = 0; at < INJECTIONS.length; at += HELD) {
    const shown = await look(page, `/blog/${planted.slugs[at]}`, alarms);
    expect(shown).toContain(INJECTIONS[at]);
  }
  expect(alarms).toEqual([]);
});

test("nor on the pages of a hostile seller, nor in what they say to search engines", async ({
  page,
}) => {
  const alarms = await watch(page);
  const goods = await plantGoods(INJECTIONS);
  try {
    for (const path of [
      `/product/${goods.product}`,
      `/seller/${goods.seller}`,
      `/seller/${goods.seller}#about`,
      `/store/${goods.slug}`,
      `/shop?search=${encodeURIComponent("</script><script>ran(1)</script>")}`,
    ]) {
      if (path.includes("#")) await page.goto("about:blank"); // the same address is not loaded again
      await look(page, path, alarms);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    }
    await page.goto(`/product/${goods.product}`);
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    const names = told.map((json) => JSON.parse(json).name);
    expect(names).toContain("</script><script>ran(1)</script>");
    expect(alarms).toEqual([]);
  } finally {
    await uprootGoods(goods);
  }
});

test("nor in a notice that names a product", async ({ page, context }) => {
  const alarms = await watch(page);
  const goods = await plantGoods(INJECTIONS, { stock: 1 });
  try {
    await become(context, "a buyer", "en");
    await page.goto(`/product/${goods.product}`);
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await expect(page.getByRole("status").filter({ hasText: goods.title })).toBeVisible();
    expect(alarms).toEqual([]);
  } finally {
    await uprootGoods(goods);
  }
});

test("the feed stays well-formed XML that holds no markup of theirs", async ({ page }) => {
  const response = await page.request.get("/blog/feed.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const xml = await response.text();
  await page.goto("/nope");
  const { broken, tags } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    return {
      broken: parsed.querySelector("parsererror")?.textContent ?? null,
      tags: [...new Set([...parsed.querySelectorAll("*")].map((element) => element.localName))],
    };
  }, xml);
  expect(broken).toBeNull();
  for (const tag of ["script", "img", "svg", "iframe"]) expect(tags).not.toContain(tag);
});
