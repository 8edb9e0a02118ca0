// A browser in which a provider's user waits to be connected, and the calls of its page.
import { act } from "../http.mjs";
import { createPerson } from "./accounts.mjs";
import { openBrowser } from "./browser.mjs";

/** Opens a browser in which a provider's user waits to be connected. */
export async function openWaiting({ db, standIn, url }, provider, state) {
  const person = await createPerson(db, provider, state);
  standIn.become(person.claims);
  const browser = openBrowser(url);
  const path = await browser.signIn(provider);
  return { ...person, browser, path };
}

/** Calls a server action of the page that asks for a proof. */
export async function prove({ url, actions }, browser, name, input) {
  const asked = await act(url, { cookie: browser.cookie() }, actions.find(name), input);
  for (const line of [asked.headers?.["set-cookie"] ?? []].flat()) {
    const [pair] = line.split(";");
    browser.jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  return asked;
}

/** Returns the code of the newest email to an address. */
export async function readCode({ db }, email) {
  const { rows } = await db.query(
    "SELECT payload->>'subject' AS subject FROM outbox WHERE payload->>'to' = $1 ORDER BY id DESC LIMIT 1",
    [email],
  );
  return /\d{6}/.exec(rows[0]?.subject ?? "")?.[0] ?? "";
}

/** Returns the number of connected providers of the account with an address. */
export const countIdentities = async ({ db }, email) =>
  (
    await db.query(
      `SELECT i.provider FROM provider_identities i JOIN users u ON u.id = i.user_id WHERE u.email = $1`,
      [email],
    )
  ).rows.length;
