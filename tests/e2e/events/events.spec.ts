import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { signInAs } from "../../support/shop-http";

const FREE = "Three rounds: a buna ceremony";
const PRICED = "Taste of the Horn";
const FULL = "Xawaash workshop";

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

/** A buyer of the test's own, signed in. */
async function asNewBuyer(page: Page) {
  const username = `Guest ${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const email = `${username.replace(" ", ".")}@example.com`;
  const data = { username, email, password: "secret1", role: "buyer" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  await page.goto("/events", { waitUntil: "load" });
  return username;
}

async function openDialog(page: Page, title: string) {
  await page.getByRole("button", { name: `Get tickets: ${title}` }).click();
  return page.getByRole("dialog");
}

test("anybody sees what is on, by its kind, and is asked to sign in for tickets", async ({
  page,
}) => {
  await page.goto("/events", { waitUntil: "load" });
  await expect(page.getByRole("heading", { level: 1, name: "Cultural Events" })).toBeVisible();
  const kinds = page.getByRole("navigation", { name: "Kind of event" });
  await expect(kinds.getByRole("link")).toHaveText([
    "All",
    "Somali Week",
    "Henna Night",
    "Food Festival",
    "Eid Celebration",
  ]);
  await expect(page.getByText("All times are Central Time (America/Chicago).")).toBeVisible();
  await expect(card(page, FREE)).toContainText(/Free · \d+ left/);
  await expect(card(page, PRICED)).toContainText(/\$10\.00 · \d+ left/);
  await expect(card(page, "Eid at the Armory")).toContainText(/Expected \w+, .*9:00/);
  await expect(page.getByRole("heading", { name: "Coffee and qaraami" })).toHaveCount(0);

  const soldOut = card(page, FULL).getByRole("button", { name: "Sold Out" });
  await expect(soldOut).toHaveText("Sold Out");
  await expect(soldOut).toBeDisabled();
  await soldOut.dispatchEvent("click");
  await expect(toast(page)).toContainText("Event sold out");
  await expect(toast(page)).toContainText("This event is no longer available.");

  await page.getByRole("button", { name: `Get tickets: ${FREE}` }).click();
  await expect(toast(page)).toContainText("Sign in required");
  await expect(toast(page)).toContainText("Please sign in to purchase event tickets.");
  await expect(page).toHaveURL(/\/login$/);

  await page.goto("/events", { waitUntil: "load" });
  await kinds.getByRole("link", { name: "Henna Night" }).click();
  await expect(page).toHaveURL(/type=henna_night/);
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a buyer gets free tickets, and the organizer lets each seat in once", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = await asNewBuyer(page);
  let dialog = await openDialog(page, FREE);
  await expect(dialog.getByText(/^1 to 5 per purchase, \d+ left$/)).toBeVisible();
  const more = dialog.getByRole("button", { name: "More tickets" });
  for (let press = 0; press < 4; press++) await more.click();
  await expect(more).toBeDisabled();
  for (let press = 0; press < 3; press++) {
    await dialog.getByRole("button", { name: "Fewer tickets" }).click();
  }
  await expectNoViolations(page, "[role=dialog]");
  await page.route("**/api/events/*/tickets", (route) => route.abort());
  await dialog.getByRole("button", { name: "Get tickets" }).click();
  await expect(toast(page)).toContainText("Failed to purchase tickets");
  await expect(toast(page).getByText("Please try again.", { exact: true })).toBeVisible();
  await page.unroute("**/api/events/*/tickets");
  await dialog.getByRole("button", { name: "Get tickets" }).click();
  await expect(toast(page)).toContainText("Tickets purchased successfully!");
  await expect(toast(page)).toContainText(/Your ticket code: [A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/);
  dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Open your tickets" }).click();
  await expect(page).toHaveURL(/ticket=/);
  await expect(page.getByRole("img", { name: /^QR of seat/ })).toHaveCount(2);
  await expectNoViolations(page, "main");
  const codes = await page.getByRole("listitem").locator("bdi").allInnerTexts();
  const address = page.url();
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Calendar file" }).getAttribute("href")) ?? "",
  );
  expect(await file.text()).toContain(`SUMMARY:${FREE}`);

  const context = await browser.newContext();
  const door = await context.newPage();
  await signInAs(door, "seller@demo.com");
  expect((await door.goto(address))?.status()).toBe(404);
  await door.goto("/events?tickets=mine", { waitUntil: "load" });
  await door.getByRole("link", { name: `Check-in: ${FREE}` }).click();
  await door.waitForLoadState("load");
  const enter = async (code = "") => {
    await door.getByLabel("Code", { exact: true }).fill(code);
    await door.getByRole("button", { name: "Check in", exact: true }).first().click();
  };
  await enter(codes[0]);
  await expect(door.getByText("Checked in", { exact: true })).toBeVisible();
  await expect(door.getByRole("status").getByText(name)).toBeVisible();
  await enter(codes[0]);
  await expect(door.getByText(/^Already checked in at/)).toBeVisible();
  await enter("nobody-has-this-code");
  await expect(door.getByText("Unknown code")).toBeVisible();
  await context.setOffline(true);
  await enter(codes[1]);
  await expect(door.getByText("Kept on this device until the network is back")).toBeVisible();
  await expect(door.getByText("1 scan waits to be sent")).toBeVisible();
  await context.setOffline(false);
  await expect(door.getByText("1 scan waits to be sent")).toHaveCount(0);
  await expect(door.getByText("Online", { exact: true })).toBeVisible();
  await context.close();

  await page.goto(address, { waitUntil: "load" });
  await expect(page.getByText(/^Used /)).toHaveCount(2);
  await page.goto(new URL("/events?checkin=1", baseURL).href);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});

test("who is signed in is let on, although nobody can say for the moment who it is", async ({
  page,
}) => {
  await page.route("**/api/me", (route) => route.abort());
  await asNewBuyer(page);
  const dialog = await openDialog(page, PRICED);
  await expect(dialog.getByRole("button", { name: "More tickets" })).toBeVisible();
});

test("a buyer pays for tickets while the seats are held", async ({ page }) => {
  await asNewBuyer(page);
  const dialog = await openDialog(page, PRICED);
  await dialog.getByRole("button", { name: "More tickets" }).click();
  await expect(dialog).toContainText("Your seats are held for 15 minutes while you pay.");
  await expect(dialog).toContainText("2 x $10.00");
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog.getByText("Test mode")).toBeVisible();
  await expect(dialog.getByRole("timer")).toContainText(/1[45]:\d\d/);
  await expectNoViolations(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.goto("/events?tickets=mine", { waitUntil: "load" });
  await page.getByRole("link", { name: `Open: ${PRICED}` }).click();
  await expect(page.getByText("These seats are not paid yet")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  const pay = async (number: string) => {
    await dialog.getByLabel("Card number").fill(number);
    await dialog.getByLabel("Expiry").fill("12 / 34");
    await dialog.getByLabel("Security code").fill("123");
    await dialog.getByRole("button", { name: "Pay $20.00" }).click();
  };
  await pay("4000 0000 0000 0002");
  await expect(toast(page)).toContainText("Failed to purchase tickets");
  await pay("4242 4242 4242 4242");
  await expect(toast(page)).toContainText("Tickets purchased successfully!");
  await expect(page.getByRole("img", { name: /^QR of seat/ })).toHaveCount(2);
});

test("a buyer waits for seats, and an admin plans and cancels an event", async ({ page }) => {
  await asNewBuyer(page);
  await card(page, FULL).getByRole("button", { name: "Join the waiting list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Join the waiting list" }).click();
  await expect(toast(page)).toContainText("You are on the waiting list");
  await expect(card(page, FULL)).toContainText("On the waiting list for 1 seat");
  await card(page, FULL).getByRole("button", { name: "Leave the list" }).click();
  await expect(toast(page)).toContainText("You left the waiting list");

  await signInAs(page, "admin@demo.com");
  const title = `Poets at dusk ${Date.now()}`;
  await page.goto("/admin?tab=events&event=new", { waitUntil: "load" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Title must be at least 3 characters")).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Description").fill("Four poets, one microphone, tea.");
  await page.getByLabel("Begins").fill("2030-06-01T19:00");
  await page.getByLabel("Place", { exact: true }).fill("Brian Coyle Center, Minneapolis");
  await page.getByLabel("Organizer’s email").fill("seller@demo.com");
  await page.getByLabel("Shown to everybody").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("Event saved");
  await expect(page.getByText("0 of 50 seats are taken")).toBeVisible();
  await page.goto("/events", { waitUntil: "load" });
  await expect(card(page, title)).toContainText("Free · 50 left");

  await page.goto("/admin?tab=events", { waitUntil: "load" });
  await page.getByRole("link", { name: title }).click();
  await page.route("**/admin?*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(toast(page)).toContainText("If it fails once more, reload the page.");
  await expect(page.getByRole("button", { name: "Take back" })).toBeEnabled();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Cancel event" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Nobody has tickets.");
  await page.getByRole("button", { name: "Cancel the event" }).click();
  await expect(toast(page)).toContainText("Event cancelled");
  await expect(page.getByText("cannot be changed any more")).toBeVisible();
  await page.goto("/events", { waitUntil: "load" });
  await expect(card(page, title)).toHaveCount(0);
});
