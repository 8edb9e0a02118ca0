import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { createListedEvent, createSoonEvent } from "../../support/listed-event";
import { expectReady, openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

async function openTicketDialog(page: Page, title: string) {
  await openReady(page, "/events");
  await page.getByRole("button", { name: `Get tickets: ${title}` }).click();
  return page.getByRole("dialog");
}

/** Takes free seats as the signed-in user. Returns the code of the purchase and of its seats. */
async function buySeats(page: Page, eventId: number, quantity: number) {
  const path = `/api/events/${eventId}/tickets`;
  expect((await page.request.post(path, { data: { quantity } })).status()).toBe(201);
  const purchase = await db.ticketPurchase.findFirstOrThrow({
    where: { eventId },
    include: { seats: { orderBy: { position: "asc" } } },
  });
  return { code: purchase.code, seats: purchase.seats.map(({ code }) => code) };
}

test("Spec C 2, Cultural Events: a buyer gets free tickets after a failed attempt, with a code for each seat", {
  tag: "@full",
}, async ({ page, request }) => {
  const { title } = await createListedEvent(request);
  await signInAsNew(page, "buyer");
  const dialog = await openTicketDialog(page, title);
  await expect(dialog.getByText("1 to 5 per purchase, 9 left")).toBeVisible();
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
  await dialog.getByRole("link", { name: "View tickets" }).click();
  await expect(page).toHaveURL(/ticket=/);
  await expect(page.getByRole("img", { name: /^QR code for seat/ })).toHaveCount(2);
  await expectNoViolations(page, "main");
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "",
  );
  expect(await file.text()).toContain(`SUMMARY:${title}`);
});

test("Spec C 2, Cultural Events: a ticket is visible to its buyer only, and check-in is closed to buyers", async ({
  page,
  request,
}) => {
  const event = await createSoonEvent();
  await signInAsNew(page, "buyer");
  const { code } = await buySeats(page, event.id, 1);
  await signInAsNew({ request }, "seller");
  expect((await page.request.get(`/events?ticket=${code}`)).status()).toBe(200);
  expect((await request.get(`/events?ticket=${code}`)).status()).toBe(404);
  await page.goto(`/events?checkin=${event.id}`);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});

test("Spec C 2, Cultural Events: tickets of past events are apart from coming ones and not valid", async ({
  page,
}) => {
  const [coming, past] = [await createSoonEvent(), await createSoonEvent()];
  await signInAsNew(page, "buyer");
  await buySeats(page, coming.id, 1);
  await buySeats(page, past.id, 1);
  await db.event.update({
    where: { id: past.id },
    data: { startsAt: new Date("2026-01-05T15:00:00Z"), endsAt: new Date("2026-01-05T18:00:00Z") },
  });

  await page.goto("/events?tickets=mine");
  const listOf = (name: string) =>
    page.getByRole("main").locator("section", { has: page.getByRole("heading", { name }) });
  const comingRow = listOf("Upcoming").getByRole("listitem");
  await expect(comingRow).toContainText(coming.title);
  await expect(comingRow).toContainText("Valid");
  const pastRow = listOf("Past").getByRole("listitem");
  await expect(pastRow).toContainText(past.title);
  await expect(pastRow).not.toContainText("Valid");
});

test("Spec C 2, Cultural Events: an organizer checks each seat in once, even during a network failure", async ({
  page,
  context,
  browser,
}) => {
  const organizer = await signInAsNew(page, "seller");
  const event = await createSoonEvent({ organizerId: organizer.id });
  const other = await (await browser.newContext()).newPage();
  const { username } = await signInAsNew(other, "buyer");
  const { code, seats } = await buySeats(other, event.id, 2);

  await openReady(page, "/events?tickets=mine");
  await page.getByRole("link", { name: `Check-in: ${event.title}` }).click();
  await page.waitForURL(/checkin=/);
  await expectReady(page);
  const checkIn = async (seat = "") => {
    await page.getByLabel("Code", { exact: true }).fill(seat);
    await page.getByRole("button", { name: "Check in", exact: true }).first().click();
  };
  await checkIn(seats[0]);
  await expect(page.getByText("Checked in", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").getByText(username)).toBeVisible();
  await checkIn(seats[0]);
  await expect(page.getByText(/^Already checked in at/)).toBeVisible();
  await checkIn("nobody-has-this-code");
  await expect(page.getByText("Unknown code")).toBeVisible();
  await context.setOffline(true);
  await checkIn(seats[1]);
  await expect(page.getByText("Saved on this device until you’re back online")).toBeVisible();
  await expect(page.getByText("1 scan to sync")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 scan to sync")).toHaveCount(0);
  await expect(page.getByText("Online", { exact: true })).toBeVisible();

  await other.goto(`/events?ticket=${code}`);
  await expect(other.getByText(/^Used /)).toHaveCount(2);
  await other.context().close();
});

test("Spec C 2, Cultural Events: a buyer pays for tickets while the seats are held, after a declined card", async ({
  page,
  request,
}) => {
  const { title } = await createListedEvent(request, { priceCents: 1000 });
  await signInAsNew(page, "buyer");
  const dialog = await openTicketDialog(page, title);
  await dialog.getByRole("button", { name: "More tickets" }).click();
  await expect(dialog).toContainText("We’ll hold your seats for 15 minutes while you pay.");
  await expect(dialog).toContainText("2 x $10.00");
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog.getByText("Test mode")).toBeVisible();
  await expect(dialog.getByRole("timer")).toContainText(/1[45]:\d\d/);
  await expectNoViolations(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await openReady(page, "/events?tickets=mine");
  await page.getByRole("link", { name: `Open: ${title}` }).click();
  await expect(page.getByText("Your seats aren’t paid for yet")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  const pay = async (number: string) => {
    await dialog.getByLabel("Card number").fill(number);
    await dialog.getByLabel("Expiration date").fill("12 / 34");
    await dialog.getByLabel("Security code").fill("123");
    await dialog.getByRole("button", { name: "Pay $20.00" }).click();
  };
  await pay("4000 0000 0000 0002");
  await expect(toast(page)).toContainText("Failed to purchase tickets");
  await pay("4242 4242 4242 4242");
  await expect(toast(page)).toContainText("Tickets purchased successfully!");
  await expect(page.getByRole("img", { name: /^QR code for seat/ })).toHaveCount(2);
});
