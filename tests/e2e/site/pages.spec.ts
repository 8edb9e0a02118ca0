import { type Browser, expect, test } from "@playwright/test";

import type { View } from "../../support/accessibility";
import { LANGUAGES, type Language, visitPage } from "../../support/page-walk";
import { ROUTES } from "../../support/routes";

const IS_FULL = process.env["TEST_GATE"] !== "default";

/**
 * One page of each layout: `npm test` visits these in five languages and examines them with axe in both themes, the others in
 * English alone.
 */
const TEMPLATES = new Set([
  "/",
  "/shop",
  "/product/1",
  "/login",
  "/store/amina-weavers",
  "/community/post/1",
  "/blog/doro-wat-without-shortcuts",
  "/marketplace-map",
  "/events",
  "/checkout",
  "/orders?order=460",
  "/dashboard",
  "/add-product",
  "/admin?tab=approvals",
  "/admin?tab=users",
  "/payout-settings",
  "/profile",
  "/wishlist",
  "/contact",
  "/nope",
]);

/** Pages whose heading is a name or was written by a user: the same in every language. */
const UNTRANSLATED =
  /^\/(product\/1|seller\/2.*|store\/amina-weavers|blog\/doro.*|community\/post\/1|buyer-tools\?list=2|events\?checkin=1)?$/;

type Views = Partial<Record<Language, View[]>>;

/** Both themes at both widths, spread over a language of each direction. */
const ALL_VIEWS: Views = {
  en: [
    ["dark", 320],
    ["light", 1280],
  ],
  ar: [
    ["light", 320],
    ["dark", 1280],
  ],
};

type Opened = {
  visitor: string;
  path: string;
  status: number;
  languages: Language[];
  views: Views;
};

/** Each page of ROUTES with what is examined of it. */
const PAGES: Opened[] = Object.entries(ROUTES).flatMap(([visitor, { paths, status = 200 }]) =>
  paths.map((path, at) => {
    // Pages that are denied or gone are one screen with other words.
    const isRepeated = status !== 200 && at > 1;
    const isWhole = IS_FULL || (TEMPLATES.has(path) && !isRepeated);
    const languages: Language[] = isWhole ? [...LANGUAGES] : ["en"];
    return { visitor, path, status, languages, views: isWhole && !isRepeated ? ALL_VIEWS : {} };
  }),
);

async function visitInEachLanguage(browser: Browser, { languages, views, ...page }: Opened) {
  const headings: string[] = [];
  const problems: unknown[] = [];
  for (const language of languages) {
    const seen = views[language] ?? [];
    const found = await visitPage(browser, { ...page, language, views: seen });
    problems.push(...found.problems.map((problem) => [language, problem]));
    headings.push(found.heading);
  }
  return { headings, problems };
}

for (const opened of PAGES) {
  const { visitor, path, languages } = opened;
  test(`${path} is sound for ${visitor} in ${languages.join(", ")}`, async ({ browser }) => {
    const { headings, problems } = await visitInEachLanguage(browser, opened);
    expect(problems).toEqual([]);
    const [english, ...others] = headings;
    if (!UNTRANSLATED.test(path)) expect(others).not.toContain(english);
  });
}
