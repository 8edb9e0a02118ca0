import { expect, type Page, test } from "@playwright/test";

import { readText } from "../../support/files";
import { ROUTES } from "../../support/routes";
import { become, hearRefusals } from "../../support/sign-in";

const LANGUAGES = ["en", "so", "om", "am", "ar"] as const;

/** Pages whose title is somebody's own words or a name: the same in every language. */
const NAMED =
  /^\/(product\/1|seller\/2.*|store\/amina-weavers|blog\/doro.*|community\/post\/1|buyer-tools\?list=2|events\?checkin=1)?$/;

/** A message that is missing shows its path, such as "cart.empty". */
const MISSING = new RegExp(
  `(?<![\\w./@-])(${Object.keys(JSON.parse(readText("messages/en.json"))).join("|")})(\\.[a-zA-Z]\\w+)+(?![\\w/@]|\\.\\w)`,
);

const heard = { pages: 0, refusals: 0 };
test.afterAll(() => {
  console.log(`policy pages=${heard.pages} refusals=${heard.refusals}`);
});

type Found = { title: string; problems: unknown[] };

/** Opens a page on the narrowest phone and says what is not as it should be. */
async function look(page: Page, path: string, status: number, language: string): Promise<Found> {
  const failures: string[] = [];
  const hear = (text: string) => failures.push(text.slice(0, 200));
  const home = new URL(test.info().project.use.baseURL ?? "").origin;
  page.removeAllListeners("console").on("console", (line) => {
    // The browser says of a page that it was denied, which here it has to be; and another site's picture may be gone.
    const isOurs = line.location().url.startsWith(home);
    const isDenied = line.text().includes(`status of ${status} `);
    if (line.type() === "error" && isOurs && !isDenied) hear(line.text());
  });
  page.removeAllListeners("pageerror").on("pageerror", (error) => hear(String(error)));

  if (path.includes("#")) await page.goto("about:blank"); // the same address is not loaded again
  const response = await page.goto(path, { waitUntil: "load" });
  await page.getByRole("heading", { level: 1 }).first().waitFor(); // the cart's comes in the browser
  const found = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    width: document.documentElement.scrollWidth,
    text: document.body.innerText,
    titles: [...document.querySelectorAll("h1")].map((title) => title.innerText.trim()),
  }));
  const wanted = {
    status,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    width: 320,
    missing: null,
    titles: 1,
    failures: [],
  };
  const seen = {
    status: response?.status(),
    lang: found.lang,
    dir: found.dir,
    width: found.width,
    missing: MISSING.exec(found.text)?.[0] ?? null,
    titles: found.titles.length,
    failures,
  };
  const isSound = JSON.stringify(seen) === JSON.stringify(wanted);
  return { title: found.titles[0] ?? "", problems: isSound ? [] : [[path, language, seen]] };
}

for (const [who, { paths, status = 200 }] of Object.entries(ROUTES)) {
  test(`${who} is answered in five languages, at 320 px`, { tag: "@look" }, async ({ browser }) => {
    test.setTimeout(300_000);
    const viewport = { width: 320, height: 700 };
    const walk = async (language: string) => {
      const context = await browser.newContext({ viewport });
      await become(context, who, language);
      const refusals = await hearRefusals(context);
      const page = await context.newPage();
      const found: Found[] = [];
      for (const path of paths) found.push(await look(page, path, status, language));
      await context.close();
      heard.pages += found.length;
      heard.refusals += refusals.length;
      return [...found, { title: language, problems: refusals }];
    };
    const english = await walk("en");
    const [so = [], om = [], am = [], ar = []] = await inTwos(LANGUAGES.slice(1), walk);

    const foreign = [so, om, am, ar].map((language) =>
      paths.filter((path, at) => !NAMED.test(path) && language[at]?.title === english[at]?.title),
    );
    const problems = [english, so, om, am, ar].flat().flatMap((found) => found.problems);
    expect(problems).toEqual([]);
    expect(foreign).toEqual([[], [], [], []]);
  });
}

/** Does two of them at a time, and gives what they gave in their order. */
async function inTwos<T>(items: readonly string[], work: (item: string) => Promise<T>) {
  const done: T[] = [];
  for (let at = 0; at < items.length; at += 2) {
    done.push(...(await Promise.all(items.slice(at, at + 2).map(work))));
  }
  return done;
}
