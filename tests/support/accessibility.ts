import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import axeCore from "axe-core";

/** So many pages are examined side by side. */
const AT_ONCE = 2;

type Theme = "light" | "dark";

/** A page is loaded once in a language, and seen in both themes: of the four, two on a phone and two on a desk. */
const SEEN: Record<"en" | "ar", [Theme, width: number][]> = {
  en: [
    ["light", 1280],
    ["dark", 320],
  ],
  ar: [
    ["dark", 1280],
    ["light", 320],
  ],
};

/** What is wrong with each path for the context's viewer: what axe finds, what is too wide, and scripts that fail. */
export async function problemsAt(context: BrowserContext, paths: string[], language: "en" | "ar") {
  const problems: unknown[] = [];
  const waiting = [...paths];
  const work = async () => {
    const page = await context.newPage();
    page.on("pageerror", (error) => problems.push(String(error)));
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      // Of a page whose query is behind a hash, a new load of the same address would be none.
      if (path.includes("#")) await page.goto("about:blank");
      await page.goto(path, { waitUntil: "networkidle" });
      problems.push(...(await problemsOn(page, path, language)));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}

/** What is wrong with the page as it stands, light and dark. */
export async function problemsOn(page: Page, name: string, language: "en" | "ar") {
  const problems: unknown[] = [];
  for (const [colorScheme, width] of SEEN[language]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    const seen = await page.evaluate(() => document.documentElement.scrollWidth);
    if (seen > width) problems.push([name, width, `${seen}px wide`]);
    for (const { id, nodes } of await violationsAt(page)) {
      problems.push([name, colorScheme, id, nodes.map((node) => node.html.slice(0, 160))]);
    }
  }
  return problems;
}

/** Expects that axe finds nothing on the page, or in a part of it, once what fades in is there: until then it is pale. */
export async function expectNoViolations(page: Page, within?: string) {
  await expect(async () => {
    const violations = await violationsAt(page, within);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }).toPass({ timeout: 15_000, intervals: [500, 1_000] });
}

async function violationsAt(page: Page, within?: string) {
  await expect(page).toHaveTitle(/./); // a page that is drawn again is without one for a moment
  await page.evaluate(settled);
  // Half a megabyte, which the builder sends and has read twice for every look.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeCore.source);
  // No page of ours frames another site: what the other mode does for those costs a second tab each time.
  const axe = new AxeBuilder({ page, axeSource: "/* there */" }).setLegacyMode(true).options({
    resultTypes: ["violations"],
    // Experimental in axe, but level A of WCAG 2.5.3.
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations;
}

/**
 * Ends what fades at once: on the way, as after a change of the theme, texts are pale, and on a busy machine a fade of a
 * tenth of a second takes many. What stands in something that faded begins to fade when that has ended. What spins does so
 * for ever, and what follows the scrolling stands where it does.
 */
function settled() {
  const ROUNDS = 20;
  const isFading = ({ effect, playState, timeline }: Animation) =>
    playState === "running" &&
    timeline === document.timeline &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fades = document.getAnimations().filter(isFading);
    if (fades.length === 0) return;
    for (const fade of fades) fade.finish();
  }
}
