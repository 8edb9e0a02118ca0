// Responses that a provider would never send, and callbacks of other browsers: none opens a session.
import { createPerson } from "./accounts.mjs";
import { openBrowser } from "./browser.mjs";
import { TOKEN_FAULTS } from "./stand-in.mjs";

/**
 * @import { Person } from "./accounts.mjs"
 * @import { Browser } from "./browser.mjs"
 * @import { SignInRun } from "./providers.mjs"
 * @import { TokenFault } from "./stand-in.mjs"
 */

const FAILED = /^\/login\?(?:\S+&)?error=(?:OAuthCallback|Callback)$/;

/**
 * @param {SignInRun} run
 * @returns {Promise<number>} number of attempts
 */
export async function tryForged({ db, standIn, url, problems }) {
  let attempts = 0;
  /**
   * @param {string} what
   * @param {(browser: Browser, person: Person) => Promise<string>} signIn returns the path on which the browser ends
   */
  async function check(what, signIn) {
    const person = await createPerson(db, "google", "linked");
    standIn.become(person.claims);
    const browser = openBrowser(url);
    const path = await signIn(browser, person);
    if (!FAILED.test(path) || (await browser.whoIsIn())) problems.push(`${what}: ${path}`);
    attempts += 1;
  }

  for (const fault of /** @type {TokenFault[]} */ (Object.keys(TOKEN_FAULTS))) {
    await check(fault, (browser, { claims }) => {
      standIn.become(claims, fault);
      return browser.signIn("google");
    });
  }
  await check("another state", async (browser) => {
    const callback = new URL(await browser.authorize(await browser.start("google")));
    callback.searchParams.set("state", "forged");
    return (await browser.finish("google", callback.href)).path;
  });
  for (const cookie of ["pkce.code_verifier", "state", "nonce"]) {
    await check(`no cookie ${cookie}`, async (browser) => {
      const callback = await browser.authorize(await browser.start("google"));
      browser.jar.delete(`next-auth.${cookie}`);
      return (await browser.finish("google", callback)).path;
    });
  }
  await check("the callback of another browser", async (browser) => {
    const callback = await browser.authorize(await openBrowser(url).start("google"));
    return (await browser.finish("google", callback)).path;
  });
  await check("a sign-in that was cancelled", async (browser) => {
    const { state } = Object.fromEntries(new URL(await browser.start("google")).searchParams);
    const callback = `${url}/api/auth/callback/google?error=access_denied&state=${state}`;
    return (await browser.finish("google", callback)).path;
  });
  return attempts;
}
