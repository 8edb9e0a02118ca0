import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { createFailingEmail } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

/** Creates a product through the API, which logs it. Returns its id. */
async function createLoggedProduct({ request }: Page) {
  const response = await request.post("/api/products", {
    data: {
      title: uniqueName("Logged basket"),
      description: "Coiled by hand in Harar, with a lid.",
      price: "145.00",
      category: "crafts",
      imageUrl: "/illustrations/mesob.svg",
      stock: 12,
      isActive: true,
    },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return Number(id);
}

test("Spec B 2, Admin: the audit log names actor, action and subject, and is searched and exported", async ({
  page,
}) => {
  const { username: name } = await signInAsNew(page, "seller");
  const id = await createLoggedProduct(page);

  await signInAsNew(page, "admin");
  await openReady(page, "/admin?tab=audit");
  await page.getByRole("searchbox", { name: "Search by name, email or ID" }).fill(name);
  await page.getByLabel("Action", { exact: true }).selectOption("Product created");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  const row = page.getByRole("row").nth(1);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row.getByRole("rowheader")).toContainText("Product created");
  await expect(row.getByRole("rowheader")).toContainText("Price $145.00");
  await expect(row.getByRole("link", { name: `Product ${id}` })).toBeVisible();
  await expect(row.getByRole("link", { name })).toBeVisible();
  await expect(page.getByLabel("Action", { exact: true })).toHaveValue("product.created");

  const href = await page.getByRole("link", { name: "Download CSV" }).getAttribute("href");
  const lines = (await (await page.request.get(href ?? "")).text()).split("\r\n");
  expect(lines[1]).toContain(`${name},product.created,product,${id}`);
  expect(lines.filter(Boolean)).toHaveLength(2);

  await page.goto(`/admin?tab=audit&subject=product&number=${id}&action=product.sold`);
  await expect(page.getByRole("heading", { name: "No entries found" })).toBeVisible();
});

test("Spec B 2, Admin: an admin reads a failing email without its script and retries it, which is logged", async ({
  page,
}) => {
  const subject = await createFailingEmail(`${uniqueName("hodan").replace(" ", ".")}@example.com`);
  await signInAsNew(page, "admin");
  await openReady(page, `/admin?tab=mail&q=${encodeURIComponent(subject)}`);
  await page.getByRole("link", { name: "Sent", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No emails found" })).toBeVisible();
  await page.getByRole("link", { name: "Failing", exact: true }).click();
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText("421 4.7.0 Too busy");
  await expect(row).toContainText("Tried 3 times");
  await page.getByRole("link", { name: subject }).click();

  await expect(page.getByRole("heading", { level: 2, name: subject })).toBeVisible();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(frame.contentFrame().getByText("Selam from the market")).toBeVisible();
  const link = page.getByRole("link", { name: "https://shaafi.example/login?reset=once" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");

  await page.getByRole("button", { name: `Retry ${subject}` }).click();
  await expect(toast(page)).toContainText("Queued for the next run");
  const id = new URL(page.url()).searchParams.get("mail");
  await page.goto(`/admin?tab=audit&subject=mail&number=${id}`);
  await expect(page.getByRole("row").nth(1)).toContainText("Failed email retried");
});

test("Spec B 2, Admin: the settings show the shop's configuration and link to the choice of its logo", async ({
  page,
}) => {
  await signInAsNew(page, "admin");
  await openReady(page, "/admin?tab=settings");
  await expect(page.getByText("Built-in test provider. Cards aren’t charged.")).toBeVisible();
  await expect(page.getByText("Emails stay in the outbox.")).toBeVisible();
  await expect(page.getByText("On this server", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Choose another" }).click();
  await expect(page).toHaveURL("/logo-preview");
});
