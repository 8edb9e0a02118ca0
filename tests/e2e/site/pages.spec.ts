import { type Browser, expect, test } from "@playwright/test";

import type { View } from "../../support/accessibility";
import { LANGUAGES, type Language, visitPage } from "../../support/page-walk";
import { ROUTES } from "../../support/routes";

const IS_FULL = process.env["TEST_GATE"] !== "default";

/**
 * One page of each layout. `npm test` visits these in English, and in Arabic or one of the other languages in turn, with
 * axe in one theme and width of each direction; all other pages in English without axe.
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
  /^\/(product\/1(\?language=so)?|seller\/2.*|store\/amina-weavers(\?language=so)?|blog\/doro.*|community\/post\/1|buyer-tools\?list=2|events\?checkin=1)?$/;

type Views = Partial<Record<Language, View[]>>;

/** Both themes at both widths. */
const ALL_VIEWS: Record<"en" | "ar", View[]> = {
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

/** Returns the languages and views of the template at an index, so that each theme, width and language is covered. */
function assignLanguages(number: number): Pick<Opened, "languages" | "views"> {
  const other = (["so", "ar", "om", "ar", "am", "ar"] as const)[number % 6] ?? "ar";
  const offset = Math.floor(number / 2) % 2;
  const viewOf = (views: View[]) => views.slice(offset, offset + 1);
  const views = { en: viewOf(ALL_VIEWS.en), ar: viewOf(ALL_VIEWS.ar) };
  return { languages: ["en", other], views };
}

function examine(path: string, isRepeated: boolean): Pick<Opened, "languages" | "views"> {
  // Denied and missing pages are one layout with different texts.
  if (IS_FULL) return { languages: [...LANGUAGES], views: isRepeated ? {} : ALL_VIEWS };
  const number = [...TEMPLATES].indexOf(path);
  return number < 0 || isRepeated ? { languages: ["en"], views: {} } : assignLanguages(number);
}

/** Pages of ROUTES with their languages and views. */
const PAGES: Opened[] = Object.entries(ROUTES).flatMap(([visitor, { paths, status = 200 }]) =>
  paths.map((path, at) => ({
    visitor,
    path,
    status,
    ...examine(path, status !== 200 && at > 1),
  })),
);

async function visitInEachLanguage(browser: Browser, { languages, views, ...page }: Opened) {
  const headings: string[] = [];
  const problems: unknown[] = [];
  for (const language of languages) {
    const languageViews = views[language] ?? [];
    const findings = await visitPage(browser, { ...page, language, views: languageViews });
    problems.push(...findings.problems.map((problem) => [language, problem]));
    headings.push(findings.heading);
  }
  return { headings, problems };
}

for (const openedPage of PAGES) {
  const { visitor, path, languages } = openedPage;
  test(`${path} has no problems for ${visitor} in ${languages.join(", ")}`, async ({ browser }) => {
    const { headings, problems } = await visitInEachLanguage(browser, openedPage);
    expect(problems).toEqual([]);
    const [english, ...others] = headings;
    if (!UNTRANSLATED.test(path)) expect(others).not.toContain(english);
  });
}
