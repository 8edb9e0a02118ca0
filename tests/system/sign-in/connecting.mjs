// Providers that a signed-in user connects and disconnects.
import { createPerson, PASSWORD } from "./accounts.mjs";
import { openBrowser } from "./browser.mjs";
import { countIdentities, prove } from "./waiting.mjs";

/**
 * @import { Claims } from "./accounts.mjs"
 * @import { SignInRun } from "./providers.mjs"
 */

/**
 * A signed-in user connects a provider after a recent password, and another account's identity is refused.
 * @param {SignInRun} run
 * @returns {Promise<number>} number of attempts
 */
export async function tryConnecting(run) {
  const { db, standIn, url, problems } = run;
  const owner = await createPerson(db, "google", "verified");
  const browser = openBrowser(url);
  await browser.send("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: owner.email, password: PASSWORD }),
  });
  /** @param {Claims} claims */
  const connect = async (claims) => {
    const started = await prove(run, browser, "startConnectingAction", { provider: "google" });
    if (started.status !== 200) problems.push(`connecting: ${started.status} ${started.text}`);
    standIn.become(claims);
    return browser.signIn("google", "/profile?tab=security");
  };
  const other = await createPerson(db, "google", "linked");
  const refusal = await connect(other.claims);
  if (refusal !== "/profile?tab=security&error=providerTaken") problems.push(`taken: ${refusal}`);
  const success = await connect(owner.claims);
  if (success !== "/profile?tab=security&connected=google") problems.push(`connected: ${success}`);
  if ((await countIdentities(run, owner.email)) !== 1) problems.push("nothing was connected");

  await db.query(
    "UPDATE sessions SET password_confirmed_at = now() - interval '1 hour' WHERE user_id = $1",
    [owner.id],
  );
  const connection = await prove(run, browser, "startConnectingAction", { provider: "apple" });
  if (connection.status !== 403) {
    problems.push(`connecting without a recent password: ${connection.status}`);
  }
  const removal = await prove(run, browser, "disconnectProviderAction", { provider: "google" });
  if (removal.status !== 403) {
    problems.push(`disconnecting without a recent password: ${removal.status}`);
  }
  return 2;
}
