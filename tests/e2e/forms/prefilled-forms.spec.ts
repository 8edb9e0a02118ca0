import { expect, type Page, test } from "@playwright/test";
import { signInAsNew } from "../../support/shop-http";

import { become } from "../../support/sign-in";

/** Forms that hold something from the beginning: who sees them, and where one stands or is linked from. */
const FORMS = [
  { what: "the storefront", who: "a seller", path: "/custom-storefront" },
  { what: "the profile", who: "a seller", path: "/profile" },
  {
    what: "a product",
    who: "a seller",
    path: "/dashboard?tab=products",
    link: /\/add-product\?edit=\d+/,
  },
  { what: "an article", who: "an admin", path: "/admin?tab=blog", link: /[^"]*\barticle=\d+/ },
  { what: "an event", who: "an admin", path: "/admin?tab=events", link: /[^"]*\bevent=\d+/ },
  { what: "another word", who: "an admin", path: "/admin?tab=catalogue&alias=qahwa" },
];

async function addressOf(page: Page, { path, link }: { path: string; link?: RegExp }) {
  if (!link) return path;
  const [found] = link.exec(await (await page.request.get(path)).text()) ?? [];
  expect(found).toBeDefined();
  return (found ?? "").replaceAll("&amp;", "&");
}

/** What the page's fields hold, and what they held in the page as it was sent. */
function compareFields(html: string) {
  const sent = new DOMParser().parseFromString(html, "text/html");
  const fields = [...document.querySelectorAll("main :is(input, select, textarea)")] as (
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
  )[];
  return fields
    .filter(({ id, type, value }) => id && value && !/checkbox|radio|hidden|file/.test(type))
    .map(({ id, value }) => {
      const before = sent.getElementById(id);
      return { id, value, sent: before && "value" in before ? before.value : null };
    });
}

async function expectFilled(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  const fields = await page.evaluate(compareFields, (await answer?.text()) ?? "");
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ value, sent }) => value !== sent)).toEqual([]);
}

for (const { what, who, ...place } of FORMS) {
  test(`the form of ${what} is sent with what it holds`, { tag: "@look" }, async ({ page }) => {
    await become(page.context(), who, "en");
    await expectFilled(page, await addressOf(page, place));
  });
}

test("the form of a wholesale application is sent with what is known of a new account", async ({
  page,
}) => {
  await signInAsNew(page, "buyer");
  await expectFilled(page, "/wholesale-application");
});
