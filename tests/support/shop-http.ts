import { expect, type Page } from "@playwright/test";

/** Signs a browser in as one of the demo accounts, through the ordinary call. */
export async function signInAs(page: Page, email: string) {
  const response = await page.request.post("/api/login", { data: { email, password: "demo123" } });
  expect(response.status()).toBe(200);
}

/** Gives a browser an account of its own, through one of its pages or without any. */
export async function registerBuyer({ request }: Pick<Page, "request">) {
  const name = `Buyer ${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const response = await request.post("/api/register", {
    data: {
      username: name,
      email: `${name.replace(" ", ".")}@example.com`,
      password: "secret1",
      role: "buyer",
    },
  });
  expect(response.status()).toBe(201);
}
