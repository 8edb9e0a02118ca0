import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";

import { problemsOn, type View } from "./accessibility";
import { readText } from "./files";
import { become, hearRefusals } from "./sign-in";

export const LANGUAGES = ["en", "so", "om", "am", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a page is opened, and the themes and widths in which axe examines it. */
export type Visit = {
  visitor: string;
  path: string;
  status: number;
  language: Language;
  views: View[];
};

const PHONE = 320;
const HEIGHT = 900;

/** A missing message renders its path, such as "cart.empty". */
const MISSING = new RegExp(
  `(?<![\\w./@-])(${Object.keys(JSON.parse(readText("messages/en.json"))).join("|")})(\\.[a-zA-Z]\\w+)+(?![\\w/@]|\\.\\w)`,
);

/** Collects the errors that the page writes to the console. */
function collectErrors(page: Page, status: number) {
  const errors: string[] = [];
  const home = new URL(test.info().project.use.baseURL ?? "").origin;
  page.on("console", (line) => {
    // The browser logs the page's own error status; images of other sites may be missing.
    const isOurs = line.location().url.startsWith(home);
    const isDenied = line.text().includes(`status of ${status} `);
    if (line.type() === "error" && isOurs && !isDenied) errors.push(line.text().slice(0, 200));
  });
  page.on("pageerror", (error) => errors.push(String(error).slice(0, 200)));
  return errors;
}

const read = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    width: document.documentElement.scrollWidth,
    text: document.body.innerText,
    titles: [...document.querySelectorAll("h1")].map((title) => title.innerText.trim()),
  }));

/** Opens a page once at the narrowest width. Returns its heading and all problems. */
async function examine(context: BrowserContext, { path, status, language, views }: Visit) {
  const page = await context.newPage();
  const errors = collectErrors(page, status);
  const response = await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const findings = await read(page);
  const problems: unknown[] = [];
  for (const view of views) problems.push(...(await problemsOn(page, view)));
  await page.close();

  const sound = {
    status,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    width: PHONE,
    missing: null,
    headings: 1,
    errors: [],
  };
  const languageViews = {
    status: response?.status(),
    lang: findings.lang,
    dir: findings.dir,
    width: findings.width,
    missing: MISSING.exec(findings.text)?.[0] ?? null,
    headings: findings.titles.length,
    errors,
  };
  const isSound = JSON.stringify(languageViews) === JSON.stringify(sound);
  return {
    heading: findings.titles[0] ?? "",
    problems: isSound ? problems : [languageViews, ...problems],
  };
}

type Opened = { context: BrowserContext; refusals: string[] };

/** Contexts of this worker, one per visitor and language, which share the browser cache between pages. */
const contexts = new Map<string, Promise<Opened>>();

async function openContext(browser: Browser, { visitor, language }: Visit): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: PHONE, height: HEIGHT } });
  await become(context, visitor, language);
  return { context, refusals: await hearRefusals(context) };
}

/** Visits a page as one of the visitors of ROUTES. Returns its heading and all problems. */
export async function visitPage(browser: Browser, visit: Visit) {
  const key = `${visit.visitor} in ${visit.language}`;
  const opening = contexts.get(key) ?? openContext(browser, visit);
  contexts.set(key, opening);
  const { context, refusals } = await opening;
  const { heading, problems } = await examine(context, visit);
  return { heading, problems: [...problems, ...refusals.splice(0)] };
}
