import { expect, test } from "@playwright/test";

import { whoIsIn } from "../../support/accounts";
import { openReady } from "../../support/ready";
import { findLastEmailTo } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

function findInvitationPath(email: string) {
  const path = email.match(/\/login\?invitation=[\w-]+/)?.[0];
  if (!path) throw new Error(`no link in: ${email}`);
  return path;
}

test("a stranger's seller application makes an account a seller's only by its owner's emailed link", async ({
  page,
  browser,
}) => {
  const { email, username, password } = await signInAsNew(page, "buyer");
  const stranger = await (await browser.newContext()).newPage();
  const businessName = `Resins of ${username}`;
  const response = await stranger.request.post("/api/seller-application", {
    data: { businessName, description: "Frankincense from Erigavo.", email },
  });
  const { id } = await response.json();

  await signInAsNew(stranger, "admin");
  await openReady(stranger, `/admin?tab=approvals&kind=seller&item=seller-${id}`);
  await expect(stranger.getByRole("heading", { level: 3, name: businessName })).toBeVisible();
  await stranger.getByRole("button", { name: "Approve", exact: true }).click();
  await expect.poll(() => findLastEmailTo(email)).toContain("invitation=");
  await stranger.context().close();
  expect(await whoIsIn(page)).toMatchObject({ email, role: "buyer" });

  await openReady(page, findInvitationPath(await findLastEmailTo(email)));
  await expect(page.getByRole("heading", { name: "Become a seller" })).toBeVisible();
  await page.getByRole("button", { name: "Confirm and sell" }).click();
  await expect(page.getByText("You’re now a seller.")).toBeVisible();

  const login = await page.request.post("/api/login", { data: { email, password } });
  expect(login.status()).toBe(200);
  expect(await whoIsIn(page)).toMatchObject({ email, role: "seller" });
});
