import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const KB = 1024;

/** Returns the compressed bytes of a loaded page, its URLs and a line on each resource. */
async function weigh(
  page: Page,
  path: string,
  open: (page: Page, path: string) => Promise<unknown> = openLoaded,
) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const saveDataByUrl = new Map<string, string>();
  const resources: { url: string; bytes: number }[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request }) =>
    saveDataByUrl.set(requestId, request.url),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    resources.push({ url: saveDataByUrl.get(requestId) ?? "", bytes: encodedDataLength }),
  );
  await open(page, path);
  await page.evaluate(async () => void (await document.fonts.ready));
  return {
    urls: [...saveDataByUrl.values()],
    bytes: resources.reduce((sum, resource) => sum + resource.bytes, 0),
    parts: resources.map(({ url, bytes }) => `${bytes} ${url}`).join("\n"),
  };
}

async function openLoaded(page: Page, path: string) {
  await page.goto(path);
}

const HEAVY = /hero-market|platypi|reem.kufi|noto.sans.ethiopic/;

const bySetting = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: "shaafi-lite", value: "1", url }]);

const bySaveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

for (const [name, enableLite] of Object.entries({ setting: bySetting, "Save-Data": bySaveData })) {
  for (const path of ["/product/1", "/"]) {
    test(`the page ${path} in lite mode by ${name} loads no decoration and less than otherwise`, async ({
      browser,
      page,
      context,
      baseURL,
    }) => {
      const other = await browser.newContext();
      const ordinary = await weigh(await other.newPage(), path, openReady);
      await other.close();
      await enableLite(context, baseURL ?? "");

      const { bytes, urls, parts } = await weigh(page, path, openReady);

      expect(bytes, parts).toBeLessThan(ordinary.bytes);
      expect(ordinary.urls.filter((url) => HEAVY.test(url))).not.toEqual([]);
      expect(urls.filter((url) => HEAVY.test(url))).toEqual([]);
      await expect(page.locator("html")).toHaveAttribute("data-lite");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
}

test("a lite page loads no font for a title in Ethiopic letters, but a lite page in Amharic does", async ({
  page,
  context,
  baseURL,
}) => {
  const { id } = await createProduct({ title: uniqueName("ጀበና") });
  await bySetting(context, baseURL ?? "");
  await page.request.get(`/product/${id}`);

  const { urls } = await weigh(page, `/product/${id}`);
  expect(urls.filter((url) => HEAVY.test(url))).toEqual([]);

  const { urls: inAmharic } = await weigh(page, `/product/${id}?lang=am`);
  expect(inAmharic.some((url) => /noto.sans.ethiopic/.test(url))).toBe(true);
});

test("an ordinary product page stays under 300 KB, and has the font for headings", async ({
  page,
}) => {
  await page.request.get("/product/1");

  const { bytes, urls, parts } = await weigh(page, "/product/1", openReady);

  expect(bytes, parts).toBeLessThan(300 * KB);
  expect(urls.some((url) => /platypi/.test(url))).toBe(true);
});

test("a lite page in Arabic is right-to-left and loads no font for headings", async ({
  page,
  context,
  baseURL,
}) => {
  await bySetting(context, baseURL ?? "");
  await context.addCookies([{ name: "NEXT_LOCALE", value: "ar", url: baseURL ?? "" }]);

  const { urls } = await weigh(page, "/");

  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(urls.filter((url) => HEAVY.test(url))).toEqual([]);
});

test("a signed-in buyer sees the account menu on a lite page immediately", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsNew(page, "buyer");
  await bySetting(context, baseURL ?? "");
  const { urls } = await weigh(page, "/", openReady);

  await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
  expect(urls.filter((url) => HEAVY.test(url))).toEqual([]);
});

test("the switch in the header turns lite mode on and off, overriding Save-Data", {
  tag: "@full",
}, async ({ page, context }) => {
  const html = page.locator("html");
  const choose = async () => {
    await page.getByRole("banner").getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Lite mode" }).click();
  };
  await page.goto("/");
  await expect(html).not.toHaveAttribute("data-lite");
  await choose();
  await expect(html).toHaveAttribute("data-lite");
  await page.reload();
  await expect(html).toHaveAttribute("data-lite");

  await bySaveData(context);
  await page.reload();
  await choose();
  await expect(html).not.toHaveAttribute("data-lite");
  await page.reload();
  await expect(html).not.toHaveAttribute("data-lite");
});

test("the menu on a phone has the switch for lite mode, with a description", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();

  const lite = page.getByRole("switch", { name: "Lite mode" });
  await expect(lite).toHaveAccessibleDescription(/^Uses less data/);
  await lite.check();
  await expect(page.locator("html")).toHaveAttribute("data-lite");
});
