// The proofs that connect a provider's user to an existing account: the password, or a code sent to the address.
import { PASSWORD } from "./accounts.mjs";
import { openBrowser } from "./browser.mjs";
import { countIdentities, openWaiting, prove, readCode } from "./waiting.mjs";

/**
 * @import { SignInRun } from "./providers.mjs"
 *
 * @typedef {(isRight: boolean, what: string) => void} Expect
 */

/** Attempts that a code allows. */
const ATTEMPTS = 5;

/** @type {Record<string, (run: SignInRun, expect: Expect) => Promise<void>>} */
const TRIALS = {
  async "the password"(run, expect) {
    const { browser, id, email, claims } = await openWaiting(run, "google", "verified");
    const wrong = await prove(run, browser, "proveByPasswordAction", { password: "wrong" });
    expect(wrong.status === 401, `wrong: ${wrong.status} ${wrong.text}`);
    const right = await prove(run, browser, "proveByPasswordAction", { password: PASSWORD });
    expect(right.status === 200, `${right.status} ${right.text}`);
    expect((await browser.whoIsIn())?.id === id, "opens no session");
    expect((await countIdentities(run, email)) === 1, "connects nothing");
    run.standIn.become(claims);
    expect((await openBrowser(run.url).signIn("google")) === "/", "is asked for again");
  },

  async "the password for an unverified address"(run, expect) {
    const { browser } = await openWaiting(run, "facebook", "verified");
    const proof = await prove(run, browser, "proveByPasswordAction", { password: PASSWORD });
    expect(proof.status === 400, `${proof.status} ${proof.text}`);
  },

  async "a code"(run, expect) {
    const { browser, id, email } = await openWaiting(run, "facebook", "verified");
    await prove(run, browser, "sendConnectCodeAction");
    const code = await readCode(run, email);
    const other = await openWaiting(run, "facebook", "none");
    const foreign = await prove(run, other.browser, "proveByCodeAction", { code });
    expect(foreign.status === 400, `in another browser: ${foreign.status}`);
    const proof = await prove(run, browser, "proveByCodeAction", { code });
    expect(proof.status === 200, `${proof.status} ${proof.text}`);
    expect((await browser.whoIsIn())?.id === id, "opens no session");
  },

  async "a guessed code"(run, expect) {
    const { browser, email } = await openWaiting(run, "facebook", "none");
    await prove(run, browser, "sendConnectCodeAction");
    const code = await readCode(run, email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < ATTEMPTS; tries++) {
      await prove(run, browser, "proveByCodeAction", { code: wrong });
    }
    const late = await prove(run, browser, "proveByCodeAction", { code });
    expect(late.status === 400, `after five attempts: ${late.status} ${late.text}`);
    expect((await browser.whoIsIn()) === null, "opens a session");
  },

  async "a code for a new account"(run, expect) {
    const { browser, email } = await openWaiting(run, "facebook", "none");
    await prove(run, browser, "sendConnectCodeAction");
    await prove(run, browser, "proveByCodeAction", { code: await readCode(run, email) });
    expect((await browser.whoIsIn())?.email === email, "creates none");
  },

  // A stranger may have opened it with the address of someone else.
  async "an account that was never verified"(run, expect) {
    const { browser, id, email } = await openWaiting(run, "google", "unverified");
    await prove(run, browser, "sendConnectCodeAction");
    await prove(run, browser, "proveByCodeAction", { code: await readCode(run, email) });
    expect((await browser.whoIsIn())?.id === id, "is not signed in to");
    const login = await fetch(`${run.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(login.status === 401, `keeps its password: ${login.status}`);
  },

  async "a demo account"(run, expect) {
    const { browser } = await openWaiting(run, "google", "demo");
    const proof = await prove(run, browser, "proveByPasswordAction", { password: PASSWORD });
    expect(proof.status === 403, `${proof.status} ${proof.text}`);
  },
};

/**
 * @param {SignInRun} run
 * @returns {Promise<number>} number of trials
 */
export async function tryProofs(run) {
  for (const [name, trial] of Object.entries(TRIALS)) {
    await trial(run, (isRight, what) => {
      if (!isRight) run.problems.push(`${name}: ${what}`);
    });
  }
  return Object.keys(TRIALS).length;
}
