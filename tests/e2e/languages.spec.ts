import { type BrowserContext, expect, test } from "@playwright/test";

import { readText } from "../support/files";

const LANGUAGES = ["en", "so", "om", "am", "ar"];

/** Every page of the specification, by who may see it. */
const PAGES: Record<string, string[]> = {
  "": [
    "/",
    "/shop",
    "/shop?category=coffee",
    "/product/1",
    "/compare?products=6,20,33",
    "/login",
    "/register",
    "/seller/2",
    "/store/amina-weavers",
    "/business-directory",
    "/business-directory?category=restaurants",
    "/add-business",
    "/community",
    "/community?tab=stories",
    "/community?tab=organizations",
    "/community/post/1",
    "/blog",
    "/blog/doro-wat-without-shortcuts",
    "/holiday-stores?tab=ramadan",
    "/holiday-stores?tab=eid",
    "/holiday-stores?tab=independence",
    "/marketplace-map",
    "/purchase-heatmap",
    "/events",
    "/events?type=henna_night",
    "/subscription-plans",
    "/become-seller",
    "/wholesale-application",
    "/contact",
    "/faq",
    "/shipping",
    "/returns",
    "/how-it-works",
    "/privacy-policy",
    "/terms-and-conditions",
    "/disclaimer",
    "/logo-preview",
  ],
  // The cart is in the browser, so /cart and /checkout have their titles there alone.
  "buyer@demo.com": [
    "/wishlist",
    "/orders",
    "/profile",
    "/profile?tab=messages",
    "/profile?tab=addresses",
    "/profile?tab=notifications",
    "/profile?tab=security",
    "/buyer-tools",
    "/buyer-tools?tab=wishlist",
    "/buyer-tools?tab=lists",
    "/wholesale-application",
    "/events?tickets=mine",
  ],
  "seller@demo.com": [
    "/dashboard",
    "/add-product",
    "/payout-settings",
    "/custom-storefront",
    "/seller-tools",
    "/seller-tools?tab=pricing",
    "/seller-tools?tab=promotions",
    "/seller-tools?tab=analytics",
    "/seller-tools?tab=customers",
    "/seller-tools?tab=suppliers",
    "/monthly-reports",
    "/subscription-plans",
    "/orders",
  ],
  "admin@demo.com": [
    "/admin",
    ...[
      "approvals",
      "users",
      "products",
      "orders",
      "analytics",
      "tickets",
      "events",
      "payouts",
      "jobs",
      "mail",
      "audit",
      "settings",
      "blog",
      "catalogue",
    ].map((tab) => `/admin?tab=${tab}`),
  ],
};

/** Pages whose title is somebody's own words or a name: the same in every language. */
const NAMED = /^\/(product|seller|store|blog|community\/post)\/|^\/$/;

/** A message that is missing shows its path, such as "cart.empty". */
const MISSING = new RegExp(
  `(?<![\\w./@-])(${Object.keys(JSON.parse(readText("messages/en.json"))).join("|")})(\\.[a-zA-Z]\\w+)+(?![\\w/])`,
);

const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

async function look(context: BrowserContext, path: string, language: string) {
  const url = test.info().project.use.baseURL ?? "";
  await context.addCookies([{ name: "NEXT_LOCALE", value: language, url }]);
  const response = await context.request.get(path);
  const html = await response.text();
  const titles = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)];
  return {
    status: response.status(),
    lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    dir: /<html[^>]* dir="(\w+)"/.exec(html)?.[1],
    missing: MISSING.exec(plain(html))?.[0] ?? null,
    titles: titles.map(([, inner = ""]) => plain(inner).trim()),
  };
}

/** What is not as it should be: each page in its language, with one title in it. */
async function problemsAt(context: BrowserContext, path: string) {
  const problems: unknown[] = [];
  const english = await look(context, path, "en");
  for (const language of LANGUAGES) {
    const { titles, ...found } = await look(context, path, language);
    const dir = language === "ar" ? "rtl" : "ltr";
    const isSound = Object.entries({ status: 200, lang: language, dir, missing: null }).every(
      ([key, value]) => found[key as keyof typeof found] === value,
    );
    if (!isSound) problems.push([path, language, found]);
    const isForeign = language !== "en" && titles[0] === english.titles[0] && !NAMED.test(path);
    if (titles.length !== 1 || !titles[0] || isForeign) problems.push([path, language, titles]);
  }
  return problems;
}

for (const [email, paths] of Object.entries(PAGES)) {
  const who = email || "a visitor";
  test(`${who} is answered in five languages`, { tag: "@look" }, async ({ context }) => {
    test.setTimeout(180_000);
    if (email) {
      const data = { email, password: "demo123" };
      expect((await context.request.post("/api/login", { data })).status()).toBe(200);
    }
    const problems: unknown[] = [];
    for (const path of paths) problems.push(...(await problemsAt(context, path)));
    expect(problems).toEqual([]);
  });
}
