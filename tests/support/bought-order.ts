import { expect, type Page } from "@playwright/test";

/** An order of the browser's own buyer, paid with a good test card through the ordinary calls. Answers its number. */
export async function buyOrder(page: Page, productId: number, quantity: number) {
  const created = await page.request.post("/api/create-payment-intent", {
    data: {
      items: [{ productId, quantity }],
      shippingAddress: {
        name: "Test Buyer",
        line1: "1530 S 6th St",
        city: "Minneapolis",
        region: "MN",
        postcode: "55454",
        country: "US",
      },
    },
  });
  expect(created.status()).toBe(200);
  const { clientSecret, orderId } = await created.json();
  const intentId = clientSecret.split("_secret_")[0];
  const paid = await page.request.post(`/api/sandbox/payment-intents/${intentId}/confirm`, {
    data: {
      clientSecret,
      card: { number: "4242424242424242", expiry: "12 / 40", cvc: "123" },
    },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  await page.goto(`/orders?payment_intent=${intentId}`);
  await expect(page.getByText("Thank you, your order is paid")).toBeVisible();
  return orderId as number;
}
