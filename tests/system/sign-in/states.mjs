// The outcome of each provider's sign-in for each state of the account with the user's address.
import { createPerson, STATES } from "./accounts.mjs";
import { openBrowser } from "./browser.mjs";

/**
 * @import { AccountState, Provider } from "./accounts.mjs"
 * @import { SignInRun } from "./providers.mjs"
 */

/** @type {Provider[]} */
const PROVIDERS = ["google", "apple", "facebook"];

const CONNECT = "/login?step=connect";
const CLOSED = "/login?error=accountClosed";

/**
 * Path after the sign-in by the account's state; a session is open on "/" only. Facebook verifies no address.
 * @type {Record<AccountState, Record<Provider, string>>}
 */
const OUTCOMES = {
  none: { google: "/", apple: "/", facebook: CONNECT },
  linked: { google: "/", apple: "/", facebook: "/" },
  disabled: { google: CLOSED, apple: CLOSED, facebook: CLOSED },
  unverified: { google: CONNECT, apple: CONNECT, facebook: CONNECT },
  verified: { google: CONNECT, apple: CONNECT, facebook: CONNECT },
  demo: { google: CONNECT, apple: CONNECT, facebook: CONNECT },
};

/**
 * @param {SignInRun} run
 * @param {Provider} provider
 * @param {AccountState} state
 */
async function tryState({ db, standIn, url, problems }, provider, state) {
  const person = await createPerson(db, provider, state);
  standIn.become(person.claims);
  const browser = openBrowser(url);
  const path = await browser.signIn(provider);
  const expected = OUTCOMES[state][provider];
  const user = await browser.whoIsIn();
  const isSignedIn = user?.email === person.email && [null, user.id].includes(person.id);
  if (path !== expected) problems.push(`${provider}, ${state}: ${path} in place of ${expected}`);
  if (isSignedIn !== (expected === "/")) {
    problems.push(`${provider}, ${state}: signed in is ${isSignedIn}`);
  }
}

/**
 * @param {SignInRun} run
 * @returns {Promise<number>} number of combinations
 */
export async function tryStates(run) {
  const cells = PROVIDERS.flatMap((provider) => STATES.map((state) => ({ provider, state })));
  for (const { provider, state } of cells) await tryState(run, provider, state);
  checkRequests(run);
  await tryRotation(run);
  return cells.length;
}

/**
 * Checks that every authorization request has a state and a PKCE challenge, and a nonce where there is an ID token.
 * @param {SignInRun} run
 */
function checkRequests({ standIn, problems }) {
  for (const {
    client_id: client,
    state,
    nonce,
    code_challenge_method: method,
  } of standIn.authorized) {
    if (!state || method !== "S256") problems.push(`${client} was asked without state or PKCE`);
    if (!nonce && client !== "facebook-client") problems.push(`${client} was asked without nonce`);
  }
}

/**
 * Checks that a provider that adds a signing key goes on working.
 * @param {SignInRun} run
 */
async function tryRotation({ db, standIn, url, problems }) {
  await standIn.rotate();
  const person = await createPerson(db, "google", "linked");
  for (let tokens = 0; tokens < 3; tokens++) {
    standIn.become(person.claims);
    const path = await openBrowser(url).signIn("google");
    if (path !== "/") problems.push(`google with a rotated key: ${path}`);
  }
}
