// Providers that a signed-in user connects and disconnects.
import { createPerson, PASSWORD } from "./accounts.mjs";
import { openBrowser } from "./browser.mjs";
import { countIdentities, prove } from "./waiting.mjs";

/** A signed-in user connects a provider after a recent password, and another account's identity is refused. */
export async function tryConnecting(run) {
  const { db, standIn, url, problems } = run;
  const owner = await createPerson(db, "google", "verified");
  const browser = openBrowser(url);
  await browser.ask("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: owner.email, password: PASSWORD }),
  });
  const connect = async (claims) => {
    const started = await prove(run, browser, "startConnectingAction", { provider: "google" });
    if (started.status !== 200) problems.push(`connecting: ${started.status} ${started.text}`);
    standIn.become(claims);
    return browser.signIn("google", "/profile?tab=security");
  };
  const other = await createPerson(db, "google", "linked");
  const taken = await connect(other.claims);
  if (taken !== "/profile?tab=security&error=providerTaken") problems.push(`taken: ${taken}`);
  const done = await connect(owner.claims);
  if (done !== "/profile?tab=security&connected=google") problems.push(`connected: ${done}`);
  if ((await countIdentities(run, owner.email)) !== 1) problems.push("nothing was connected");

  await db.query(
    "UPDATE sessions SET password_confirmed_at = now() - interval '1 hour' WHERE user_id = $1",
    [owner.id],
  );
  const stale = await prove(run, browser, "startConnectingAction", { provider: "apple" });
  if (stale.status !== 403) problems.push(`connecting without a recent password: ${stale.status}`);
  const off = await prove(run, browser, "disconnectProviderAction", { provider: "google" });
  if (off.status !== 403) problems.push(`disconnecting without a recent password: ${off.status}`);
  return 2;
}
