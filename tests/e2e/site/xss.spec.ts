import { expect, type Page, test } from "@playwright/test";

import {
  type Planted,
  plantArticles,
  plantBusinesses,
  plantPosts,
  plantStories,
} from "../../support/hostile-content";
import { HOSTILE_TITLE, plantHostileProducts } from "../../support/hostile-products";
import { INJECTIONS } from "../../support/injections";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

/** Maximum number of pages of a list. */
const MAX_PAGES = 50;

/** Number of texts in an article's content and recipe; the first one is its title too. */
const AN_ARTICLE_HOLDS = 5;

/** Records script that runs or could: calls of `ran`, dialogs, handlers and script addresses. */
async function watchAlarms(page: Page) {
  const alarms: string[] = [];
  page.on("dialog", (dialog) => {
    alarms.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("ran", () => alarms.push(`ran at ${page.url()}`));
  return alarms;
}

/** Returns the texts that an element of the page's main area shows completely. */
async function readVisibleText(page: Page, path: string, alarms: string[]) {
  await page.goto(path);
  const { texts, hostile } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll("main, main *")];
    const isAddress = (name: string) =>
      /^(href|src|action|formaction|data|poster|background|xlink:href)$/.test(name);
    const isScript = (value: string) =>
      /^(data:text|data:image.svg)/.test(value) ||
      (URL.canParse(value) && /^(java|vb)script:$/.test(new URL(value).protocol));
    const isHostile = ({ name, value }: Attr) =>
      name.startsWith("on") || name === "srcdoc" || (isAddress(name) && isScript(value));
    return {
      texts: elements.map((element) => element.textContent ?? ""),
      hostile: elements
        .filter((element) => [...element.attributes].some(isHostile))
        .map((element) => element.outerHTML.slice(0, 200)),
    };
  });
  alarms.push(...hostile.map((html) => `${path}: ${html}`));
  const all = new Set(texts);
  return INJECTIONS.filter((text) => all.has(text));
}

/** Opens the pages of a list until it has shown all of the texts. */
async function expectVisibleTexts(page: Page, path: string, texts: string[], alarms: string[]) {
  const missing = new Set(texts);
  for (let number = 1; number <= MAX_PAGES && missing.size > 0; number++) {
    for (const text of await readVisibleText(page, `${path}&page=${number}`, alarms)) {
      missing.delete(text);
    }
  }
  expect([...missing]).toEqual([]);
}

const groupsOf = (texts: string[], size: number) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
    texts.slice(at * size, (at + 1) * size),
  );

/** All texts take many pages: they run nightly, and a few of each kind always. */
const AMOUNTS = [
  { amount: "a few", texts: INJECTIONS.filter((_, at) => at % 20 === 0), more: {} },
  { amount: "all", texts: INJECTIONS, more: { tag: "@full" } },
];

const LISTS: Record<string, (texts: string[]) => Promise<Planted>> = {
  "the directory": plantBusinesses,
  "the forum": plantPosts,
  "the list of stories": plantStories,
  "the blog": (texts) => plantArticles(groupsOf(texts, 1)),
};

for (const { amount, texts, more } of AMOUNTS) {
  for (const [list, plant] of Object.entries(LISTS)) {
    test(
      `${list} shows ${amount} hostile texts literally, and nothing runs`,
      more,
      async ({ page }) => {
        const alarms = await watchAlarms(page);
        const { path, remove } = await plant(texts);
        try {
          await expectVisibleTexts(page, path, texts, alarms);
          expect(alarms).toEqual([]);
        } finally {
          await remove();
        }
      },
    );
  }

  test(
    `an article shows ${amount} hostile texts in its title, content and recipe literally, and nothing runs`,
    more,
    async ({ page }) => {
      const alarms = await watchAlarms(page);
      const groups = groupsOf(texts, AN_ARTICLE_HOLDS);
      const { slugs, remove } = await plantArticles(groups);
      try {
        for (const [at, slug] of slugs.entries()) {
          expect(await readVisibleText(page, `/blog/${slug}`, alarms)).toContain(groups[at]?.[0]);
        }
        expect(alarms).toEqual([]);
      } finally {
        await remove();
      }
    },
  );
}

test("a search for hostile texts shows its results literally, and nothing runs", async ({
  page,
}) => {
  const alarms = await watchAlarms(page);
  const { remove } = await plantPosts(INJECTIONS);
  try {
    await readVisibleText(page, "/shop?search=ran+script", alarms);
    await expect(page.getByRole("heading", { name: "Also in the community" })).toBeVisible();
    expect(alarms).toEqual([]);
  } finally {
    await remove();
  }
});

test("a topic with hostile replies shows them literally, and nothing runs", async ({ page }) => {
  const alarms = await watchAlarms(page);
  const { post, remove } = await plantPosts(INJECTIONS);
  try {
    for (const number of [1, 2, 3]) await readVisibleText(page, `${post}?page=${number}`, alarms);
    expect(alarms).toEqual([]);
  } finally {
    await remove();
  }
});

test("the pages of a hostile seller and their structured data run nothing", async ({ page }) => {
  const alarms = await watchAlarms(page);
  const hostileProducts = await plantHostileProducts(INJECTIONS);
  for (const path of [
    `/product/${hostileProducts.product}`,
    `/seller/${hostileProducts.seller}`,
    `/seller/${hostileProducts.seller}#about`,
    `/store/${hostileProducts.slug}`,
    `/shop?search=${encodeURIComponent(HOSTILE_TITLE)}`,
  ]) {
    if (path.includes("#")) await page.goto("about:blank"); // The same address is not loaded again.
    await readVisibleText(page, path, alarms);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  await page.goto(`/product/${hostileProducts.product}`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json) => JSON.parse(json).name)).toContain(HOSTILE_TITLE);
  expect(alarms).toEqual([]);
});

test("a notification about a hostile product shows its name literally, and nothing runs", async ({
  page,
}) => {
  const alarms = await watchAlarms(page);
  const { product } = await plantHostileProducts(INJECTIONS);
  await signInAsNew(page, "buyer");
  await openReady(page, `/product/${product}`);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(page.getByRole("status").filter({ hasText: HOSTILE_TITLE })).toBeVisible();
  expect(alarms).toEqual([]);
});
