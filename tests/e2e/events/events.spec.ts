import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createListedEvent, createSoonEvent, reserveSeat } from "../../support/listed-event";
import { expectReady, openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test.describe("Spec C 2, Cultural Events", () => {
  test("a visitor sees the published upcoming events and filters them by type", async ({
    page,
    request,
  }) => {
    const free = await createSoonEvent();
    const paidEvent = await createSoonEvent({ priceCents: 1000 });
    const eid = await createSoonEvent({ type: "eid_celebration" });
    const henna = await createSoonEvent({ type: "henna_night" });
    const hidden = await createSoonEvent({ isPublished: false });
    await reserveSeat(request, free.id);
    await page.goto("/events");
    await expect(page.getByRole("heading", { level: 1, name: "Cultural Events" })).toBeVisible();
    const kinds = page.getByRole("navigation", { name: "Event type" });
    await expect(kinds.getByRole("link")).toHaveText([
      "All",
      "Somali Week",
      "Henna Night",
      "Food Festival",
      "Eid Celebration",
    ]);
    await expect(page.getByText("All times are Central Time.")).toBeVisible();
    await expect(card(page, free.title)).toContainText("Free · 9 left");
    await expect(card(page, paidEvent.title)).toContainText("$10.00 · 10 left");
    await expect(card(page, eid.title)).toContainText(/Expected \w+ \d+:\d\d/);
    await expect(card(page, hidden.title)).toHaveCount(0);

    await kinds.getByRole("link", { name: "Henna Night" }).click();
    await expect(page).toHaveURL(/type=henna_night/);
    await expect(card(page, henna.title)).toBeVisible();
    await expect(card(page, free.title)).toHaveCount(0);
  });

  test("a visitor is asked to sign in for tickets, and a sold-out event is marked", async ({
    page,
    request,
  }) => {
    const free = await createSoonEvent();
    const full = await createListedEvent(request, { maxTickets: 1 });
    await openReady(page, "/events");
    const soldOut = card(page, full.title).getByRole("button", { name: "Sold Out" });
    await expect(soldOut).toHaveText("Sold Out");
    await expect(soldOut).toBeDisabled();
    await soldOut.dispatchEvent("click");
    await expect(toast(page)).toContainText("Event sold out");
    await expect(toast(page)).toContainText("This event is no longer available.");

    await page.getByRole("button", { name: `Get tickets: ${free.title}` }).click();
    await expect(toast(page)).toContainText("Sign in required");
    await expect(toast(page)).toContainText("Please sign in to purchase event tickets.");
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a signed-in buyer selects tickets while the server cannot confirm the session", async ({
    page,
    request,
  }) => {
    const { title } = await createListedEvent(request, { priceCents: 1000 });
    await page.route("**/api/me", (route) => route.abort());
    await signInAsNew(page, "buyer");
    await openReady(page, "/events");
    await page.getByRole("button", { name: `Get tickets: ${title}` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "More tickets" })).toBeVisible();
  });

  test("a buyer joins the waiting list of a sold-out event and leaves it", async ({
    page,
    request,
  }) => {
    const { title } = await createListedEvent(request, { maxTickets: 1 });
    await signInAsNew(page, "buyer");
    await openReady(page, "/events");
    await card(page, title).getByRole("button", { name: "Join the waitlist" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Join the waitlist" }).click();
    await expect(toast(page)).toContainText("You’re on the waitlist");
    await expect(card(page, title)).toContainText("On the waitlist for 1 seat");
    await card(page, title).getByRole("button", { name: "Leave waitlist" }).click();
    await expect(toast(page)).toContainText("You left the waitlist");
  });

  test("the first user in line buys the seat that is held for them while others see a sold-out event", async ({
    page,
    request,
    browser,
  }) => {
    const { id: eventId, title } = await createListedEvent(request, { maxTickets: 1 });
    const { id: userId } = await signInAsNew(page, "buyer");
    await openReady(page, "/events");
    await card(page, title).getByRole("button", { name: "Join the waitlist" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Join the waitlist" }).click();
    await expect(card(page, title)).toContainText("On the waitlist for 1 seat");
    await db.ticketPurchase.updateMany({ where: { eventId }, data: { status: "lapsed" } });
    const heldUntil = new Date(Date.now() + 3_600_000);
    await db.waitingListEntry.update({
      where: { eventId_userId: { eventId, userId } },
      data: { notifiedAt: new Date(), heldQuantity: 1, heldUntil },
    });

    const other = await (await browser.newContext()).newPage();
    await openReady(other, `/events#event-${eventId}`);
    await expect(card(other, title).getByRole("button", { name: "Sold Out" })).toBeVisible();
    await other.context().close();
    await page.reload();
    await expectReady(page);
    await expect(card(page, title)).toContainText("1 seat is held for you until");
    await card(page, title).getByRole("button", { name: "Get tickets" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Get tickets" }).click();
    await expect(toast(page)).toContainText("Tickets purchased successfully!");
  });
});
