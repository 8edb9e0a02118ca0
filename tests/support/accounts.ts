import { expect, type Page, type Route } from "@playwright/test";

export const SESSION = "next-auth.session-token";
export const PASSWORD = "buna-qalaa";

/** Returns an unused username and email address. */
export function newMember() {
  const name = `hodan${Date.now() % 100_000_000}${Math.floor(Math.random() * 1000)}`;
  return { username: name, email: `${name}@example.com` };
}

/** Registers a new account that is not signed in in this browser. */
export async function registerMember(page: Page) {
  const member = newMember();
  const data = { ...member, password: PASSWORD, role: "buyer" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  await page.context().clearCookies();
  return member;
}

/** The newest toast, since older ones stay behind it for a while. */
export const toast = (page: Page) => page.locator('[data-sonner-toast][data-front="true"]');

export async function sessionCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === SESSION);
}

/** Returns the user of the page's session, as the server sees it. */
export async function whoIsIn(page: Page) {
  return (await (await page.request.get("/api/me")).json()).user;
}

/** Blocks a request until the test releases it. */
export async function hold(page: Page, path: string) {
  let release = () => {};
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await hold;
    await route.continue();
  });
  return () => release();
}

/** Holds the response to the first request of a path. `created` resolves when the server has sent it. */
export async function holdResponse(page: Page, path: string) {
  let release = () => {};
  let markCreated = () => {};
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  const creation = new Promise<void>((resolve) => {
    markCreated = resolve;
  });
  const respondLate = async (route: Route) => {
    const response = await route.fetch();
    markCreated();
    await hold;
    // Fails if the page has cancelled the request.
    await route.fulfill({ response }).catch(() => undefined);
  };
  await page.route(path, respondLate, { times: 1 });
  return { created: creation, release: () => release() };
}
