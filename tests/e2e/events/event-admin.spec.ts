import { expect, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { uniqueName } from "../../support/factories";
import { createListedEvent, createSoonEvent } from "../../support/listed-event";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const DAY_MS = 86_400_000;

test.describe("Spec C 2, Admin, Events", () => {
  test("an admin sees missing fields and plans an event for an organizer, which visitors see", async ({
    page,
    request,
  }) => {
    const organizer = await signInAsNew({ request }, "seller");
    await signInAsNew(page, "admin");
    const title = uniqueName("Poets at dusk");
    const begins = new Date(Date.now() + DAY_MS).toISOString().slice(0, 16);
    await openReady(page, "/admin?tab=events&event=new");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Title must be at least 3 characters")).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Description").fill("Four poets, one microphone, tea.");
    await page.getByLabel("Starts").fill(begins);
    await page.getByLabel("Location", { exact: true }).fill("Brian Coyle Center, Minneapolis");
    await page.getByLabel("Organizer’s email").fill(organizer.email);
    await page.getByLabel("Public").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast(page)).toContainText("Event saved");
    await expect(page.getByText("0 of 50 seats taken")).toBeVisible();
    await page.goto("/events");
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card).toContainText("Free · 50 left");
  });

  test("an admin cancels an event after a failed attempt, and visitors no longer see it", {
    tag: "@full",
  }, async ({ page, request }) => {
    const { id, title } = await createSoonEvent();
    // A seat of another event invalidates the list, so that it contains this event without sold tickets too.
    await createListedEvent(request);
    const card = page.getByRole("article").filter({ hasText: title });
    await page.goto("/events");
    await expect(card).toBeVisible();

    await signInAsNew(page, "admin");
    await openReady(page, `/admin?tab=events&event=${id}`);
    await page.route("**/admin?*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(toast(page)).toContainText("Try again, or reload the page.");
    await expect(page.getByRole("button", { name: "Unpublish" })).toBeEnabled();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Cancel event" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("No one has tickets.");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel event" }).click();
    await expect(toast(page)).toContainText("Event cancelled");
    await expect(page.getByText("can’t be changed")).toBeVisible();
    await page.goto("/events");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
