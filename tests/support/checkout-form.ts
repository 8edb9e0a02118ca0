import type { Page } from "@playwright/test";

/** Number of a test card that is charged. */
export const GOOD = "4242 4242 4242 4242";

/** Labels of the checkout in English. */
export const EN = {
  name: "Full name",
  address: "Address",
  city: "City",
  region: "State",
  postcode: "ZIP code",
  number: "Card number",
  expiry: "Expiration date",
  cvc: "Security code",
  pay: /^Pay \$/,
  paid: "Thanks, your order is confirmed",
};

/** Labels of the checkout in Arabic. */
export const AR: typeof EN = {
  name: "الاسم الكامل",
  address: "العنوان",
  city: "المدينة",
  region: "الولاية",
  postcode: "الرمز البريدي",
  number: "رقم البطاقة",
  expiry: "تاريخ الانتهاء",
  cvc: "رمز الأمان",
  pay: /^ادفع/,
  paid: "شكرًا، تم تأكيد طلبك",
};

/** Fills in the card of the sandbox. */
export async function fillCard(page: Page, labels: typeof EN, card: string) {
  await page.getByLabel(labels.number).fill(card);
  await page.getByLabel(labels.expiry).fill("12 / 40");
  await page.getByLabel(labels.cvc).fill("123");
}

/** Fills in an address in Minneapolis and the card. */
export async function fillCheckout(page: Page, labels: typeof EN, card: string) {
  await page.getByLabel(labels.name).fill("Hodan Warsame");
  await page.getByLabel(labels.address, { exact: true }).fill("1530 S 6th St");
  await page.getByLabel(labels.city).fill("Minneapolis");
  await page.getByLabel(labels.region, { exact: true }).selectOption("MN");
  await page.getByLabel(labels.postcode).fill("55454");
  await fillCard(page, labels, card);
}
