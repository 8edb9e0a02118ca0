import { expect, type Page } from "@playwright/test";

export const SESSION = "next-auth.session-token";
export const PASSWORD = "buna-qalaa";

/** A username and an e-mail address that no account has. */
export function newMember() {
  const name = `hodan${Date.now() % 100_000_000}${Math.floor(Math.random() * 1000)}`;
  return { username: name, email: `${name}@example.com` };
}

/** Somebody with an account of their own who is not signed in here. */
export async function registerMember(page: Page) {
  const member = newMember();
  const data = { ...member, password: PASSWORD, role: "buyer" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  await page.context().clearCookies();
  return member;
}

/** The toast on show: the newest, since older ones stay behind it for a while. */
export const toast = (page: Page) => page.locator('[data-sonner-toast][data-front="true"]');

export async function sessionCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === SESSION);
}

/** The user behind the page, as the server sees it. */
export async function whoIsIn(page: Page) {
  return (await (await page.request.get("/api/me")).json()).user;
}

/** Lets a call wait until the test goes on. */
export async function hold(page: Page, path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
