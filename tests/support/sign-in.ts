import { type BrowserContext, expect, test } from "@playwright/test";

import { ROUTES } from "./routes";

const CART = JSON.stringify([
  {
    productId: 1,
    title: "Shaah",
    price: "1.00",
    imageUrl: "/illustrations/tea.svg",
    seller: "Cedar Tea Co.",
    quantity: 2,
  },
]);

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Sessions of this worker: one sign-in for all pages that a demo user views. */
const sessions = new Map<string, Cookies>();

async function signIn(context: BrowserContext, email: string) {
  const session = sessions.get(email);
  if (session) return context.addCookies(session);
  const data = { email, password: "demo123" };
  expect((await context.request.post("/api/login", { data })).status()).toBe(200);
  sessions.set(email, await context.cookies());
}

/** Prepares the context for a visitor of ROUTES: session, language and cart. */
export async function become(context: BrowserContext, who: string, language: string) {
  const { email, hasCart } = ROUTES[who] ?? {};
  const url = test.info().project.use.baseURL ?? "";
  if (email) await signIn(context, email);
  // After the sign-in, which would store it as the account's language.
  await context.addCookies([{ name: "NEXT_LOCALE", value: language, url }]);
  if (hasCart) {
    await context.addInitScript((cart) => localStorage.setItem("shaafi-cart", cart), CART);
  }
}

/** Records the CSP violations of all pages that a context opens from now on: directive, source and page. */
export async function hearRefusals(context: BrowserContext): Promise<string[]> {
  const refusals: string[] = [];
  await context.exposeBinding("reportRefusal", (_source, text: string) => refusals.push(text));
  await context.addInitScript(() => {
    const { reportRefusal } = window as unknown as { reportRefusal: (text: string) => void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportRefusal(`${event.effectiveDirective} ${event.blockedURI} at ${location.href}`),
    );
  });
  return refusals;
}
