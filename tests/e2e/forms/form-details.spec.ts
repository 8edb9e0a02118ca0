import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

/** Creates two applications that are consecutive in the approvals, one a millisecond later than the other. */
async function createNeighbours() {
  const since = Date.now() - (1_000 + randomInt(2_000)) * 86_400_000 - randomInt(86_400_000);
  const create = (createdAt: Date) =>
    db.business.create({
      data: {
        name: uniqueName("Kitchen"),
        description: "Goat and rice since Monday.",
        category: "restaurants",
        address: "420 Cedar Ave, Minneapolis",
        phone: "612 555 0100",
        createdAt,
      },
    });
  return [await create(new Date(since)), await create(new Date(since + 1))] as const;
}

test("a new wholesale tier shows no error before input, and one click saves it", async ({
  page,
}) => {
  const seller = await signInAsNew(page, "seller");
  const product = await createProduct({ seller, title: uniqueName("Basket by the dozen") });
  await page.goto(`/add-product?edit=${product.id}`);
  const tiers = page.getByRole("region", { name: "Wholesale tiers" });
  const quantity = tiers.getByLabel("Minimum quantity");
  const price = tiers.getByLabel("Price each, in dollars");
  const save = tiers.getByRole("button", { name: "Save wholesale tiers" });
  await tiers.getByRole("button", { name: "Add a tier" }).click();
  await expect(quantity).toBeVisible();
  await expect(tiers.locator("[aria-invalid=true]")).toHaveCount(0);

  await quantity.fill("10");
  await price.fill("10");
  await expect(price).toBeFocused();
  await save.scrollIntoViewIfNeeded();
  const before = await save.boundingBox();
  if (!before) throw new Error("the button has no place");
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(tiers.locator("[aria-invalid=true]")).toHaveCount(0);
  expect(await save.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(toast(page)).toContainText("Wholesale tiers saved");
});

test("the keys j and k still move through the approvals after a click on an empty area", async ({
  page,
}) => {
  const [first, second] = await createNeighbours();
  await signInAsNew(page, "admin");
  // A key pressed before hydration is lost.
  await openReady(page, `/admin?tab=approvals&kind=business&item=business-${first.id}`);
  const openQuestion = (name: string) => page.getByRole("heading", { level: 3, name });
  await expect(openQuestion(first.name)).toBeVisible();

  const main = page.getByRole("main");
  await main.click({ position: { x: 2, y: 2 } });
  await expect(main).toBeFocused();
  await page.keyboard.press("j");
  await expect(openQuestion(second.name)).toBeVisible();
  await main.click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("k");
  await expect(openQuestion(first.name)).toBeVisible();
  // The approvals list the oldest hundred applications: these would displace those of other tests.
  await db.business.deleteMany({ where: { id: { in: [first.id, second.id] } } });
});

test("the mouse wheel over a focused number scrolls the page and does not change the number", async ({
  page,
}) => {
  await signInAsNew(page, "admin");
  await openReady(page, "/admin?tab=events&event=new");
  const seats = page.getByLabel("Seats", { exact: true });
  await seats.fill("20");
  await seats.scrollIntoViewIfNeeded();
  await seats.click();
  await expect(seats).toBeFocused();
  const scrollPosition = () => page.evaluate(() => window.scrollY);
  const before = await scrollPosition();

  for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100);

  await expect.poll(scrollPosition).toBeLessThan(before);
  await expect(seats).toHaveValue("20");
});
