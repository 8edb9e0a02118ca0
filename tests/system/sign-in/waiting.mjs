// A browser in which a provider's user waits to be connected, and the calls of its page.
import { act } from "../http.mjs";
import { createPerson } from "./accounts.mjs";
import { openBrowser } from "./browser.mjs";

/**
 * @import { AccountState, Provider } from "./accounts.mjs"
 * @import { Browser } from "./browser.mjs"
 * @import { SignInRun } from "./providers.mjs"
 */

/**
 * Opens a browser in which a provider's user waits to be connected.
 * @param {SignInRun} run
 * @param {Provider} provider
 * @param {AccountState} state
 */
export async function openWaiting({ db, standIn, url }, provider, state) {
  const person = await createPerson(db, provider, state);
  standIn.become(person.claims);
  const browser = openBrowser(url);
  const path = await browser.signIn(provider);
  return { ...person, browser, path };
}

/**
 * Calls a server action of the page that requires a proof.
 * @param {SignInRun} run
 * @param {Browser} browser
 * @param {string} name of the action
 * @param {object} [input]
 */
export async function prove({ url, actions }, browser, name, input) {
  const result = await act(url, { cookie: browser.cookie() }, actions.find(name), input);
  for (const line of [result.headers["set-cookie"] ?? []].flat()) {
    const [pair = ""] = line.split(";");
    browser.jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  return result;
}

/**
 * Returns the code of the newest email to an address.
 * @param {SignInRun} run
 * @param {string} email
 */
export async function readCode({ db }, email) {
  const { rows } = await db.query(
    "SELECT payload->>'subject' AS subject FROM outbox WHERE payload->>'to' = $1 ORDER BY id DESC LIMIT 1",
    [email],
  );
  return /\d{6}/.exec(rows[0]?.subject ?? "")?.[0] ?? "";
}

/**
 * Returns the number of connected providers of the account with an address.
 * @param {SignInRun} run
 * @param {string} email
 */
export const countIdentities = async ({ db }, email) =>
  (
    await db.query(
      `SELECT i.provider FROM provider_identities i JOIN users u ON u.id = i.user_id WHERE u.email = $1`,
      [email],
    )
  ).rows.length;
