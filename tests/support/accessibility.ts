import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";

export type View = [theme: "light" | "dark", width: number];

/** Returns the problems that axe finds on the page in a theme and at a width, and whether it overflows. */
export async function problemsOn(page: Page, [colorScheme, width]: View) {
  const problems: unknown[] = [];
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  if (pageWidth > width) problems.push(`${pageWidth}px wide at ${width}px`);
  for (const { id, nodes } of await lastingViolationsAt(page)) {
    problems.push([colorScheme, width, id, nodes.map((node) => node.html.slice(0, 160))]);
  }
  return problems;
}

/** Returns the violations that axe finds repeatedly: a control that has just been enabled is pale for a moment. */
async function lastingViolationsAt(page: Page) {
  let violations: Awaited<ReturnType<typeof violationsAt>> = [];
  const examine = async () => {
    violations = await violationsAt(page);
    expect(violations).toEqual([]);
  };
  await expect(examine)
    .toPass({ timeout: 15_000, intervals: [500, 1_000] })
    .catch(() => {});
  return violations;
}

/**
 * Expects that axe finds nothing on the page, or in an element, after its transitions, during which texts are pale.
 */
export async function expectNoViolations(page: Page, within?: string) {
  await expect(async () => {
    const violations = await violationsAt(page, within);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }).toPass({ timeout: 15_000, intervals: [500, 1_000] });
}

async function violationsAt(page: Page, within?: string) {
  await expect(page).toHaveTitle(/./); // A page that is rendered again has no title for a moment.
  await page.evaluate(waitUntilStable);
  // Half a megabyte, which the builder would otherwise send for every check of a page.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeCore.source);
  // Our pages frame no other site; the other mode would open a second tab for those.
  const axe = new AxeBuilder({ page, axeSource: "/* there */" }).setLegacyMode(true).options({
    resultTypes: ["violations"],
    // Experimental in axe, but level A of WCAG 2.5.3.
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations;
}

/**
 * Finishes all transitions, during which texts are pale, including those that start when an outer one ends. Excludes
 * infinite animations and those that follow the scroll position.
 */
function waitUntilStable() {
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
