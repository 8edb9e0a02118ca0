import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "@playwright/test";

type Look = {
  /** Widths in pixels; a page is loaded once and then made wider or narrower. */
  widths?: number[];
  /** What is examined of a page; all of it if not said. */
  within?: string;
  /** Of pages whose query is behind a hash: a new load of the same address would be none. */
  isFresh?: boolean;
};

/** So many pages are examined side by side. */
const AT_ONCE = 2;

/**
 * Expects that axe finds nothing on each path, that nothing is wider than the page, and that no script fails. The
 * context says who looks, in which theme and language.
 */
export async function expectSound(context: BrowserContext, paths: string[], look: Look = {}) {
  const problems: unknown[] = [];
  const waiting = [...paths];
  const work = async () => {
    const page = await context.newPage();
    page.on("pageerror", (error) => problems.push(String(error)));
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      problems.push(...(await problemsAt(page, path, look)));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(problems).toEqual([]);
}

/** What axe finds on the page as it stands, or in a part of it. */
export async function violationsAt(page: Page, within?: string) {
  // No page of ours frames another site: what the other mode does for those costs a second tab each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations;
}

/** Expects that axe finds nothing on the page as it stands, or in a part of it. */
export async function expectNoViolations(page: Page, within?: string) {
  await expect(page).toHaveTitle(/./); // a page that is drawn again is without one for a moment
  const violations = await violationsAt(page, within);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function problemsAt(page: Page, path: string, { widths = [1280], within, isFresh }: Look) {
  const problems: unknown[] = [];
  if (isFresh) await page.goto("about:blank");
  await page.goto(path, { waitUntil: "networkidle" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) problems.push([path, width, `${over}px too wide`]);
    for (const { id, nodes } of await violationsAt(page, within)) {
      problems.push([path, width, id, nodes.map((node) => node.html.slice(0, 160))]);
    }
  }
  return problems;
}
