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

/** Makes the context that of one of ROUTES: signed in, in the language, with what is in the cart. */
export async function become(context: BrowserContext, who: string, language: string) {
  const { email, hasCart } = ROUTES[who] ?? {};
  const url = test.info().project.use.baseURL ?? "";
  if (email) {
    const data = { email, password: "demo123" };
    expect((await context.request.post("/api/login", { data })).status()).toBe(200);
  }
  // After the sign-in, which would keep it as the account's language.
  await context.addCookies([{ name: "NEXT_LOCALE", value: language, url }]);
  if (hasCart) {
    await context.addInitScript((cart) => localStorage.setItem("shaafi-cart", cart), CART);
  }
}
