import { expect, test } from "@playwright/test";

import { PASSWORD, registerMember, whoIsIn } from "../../support/accounts";
import { lastMailTo } from "../../support/shop-db";
import { signInAs } from "../../support/shop-http";

function invitationPath(mail: string) {
  const path = mail.match(/\/login\?invitation=[\w-]+/)?.[0];
  if (!path) throw new Error(`no link in: ${mail}`);
  return path;
}

test("a stranger's approved seller application changes an account only by its owner's link", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { email } = await registerMember(page);
  const login = { email, password: PASSWORD };
  await page.request.post("/api/login", { data: login });
  const stranger = await (await browser.newContext()).newPage();
  const businessName = `Resins ${email.split("@")[0]}`;
  const sent = await stranger.request.post("/api/seller-application", {
    data: { businessName, description: "Frankincense from Erigavo.", email },
  });
  const { id } = await sent.json();

  await signInAs(stranger, "admin@demo.com");
  await stranger.goto(`/admin?tab=approvals&kind=seller&item=seller-${id}`);
  await expect(stranger.getByRole("heading", { level: 3, name: businessName })).toBeVisible();
  await stranger.getByRole("button", { name: "Approve", exact: true }).click();
  await expect.poll(() => lastMailTo(email)).toContain("invitation=");
  await stranger.context().close();
  expect(await whoIsIn(page)).toMatchObject({ email, role: "buyer" });

  await page.goto(invitationPath(await lastMailTo(email)));
  await expect(page.getByRole("heading", { name: "Become a seller" })).toBeVisible();
  await page.getByRole("button", { name: "Confirm and sell" }).click();
  await expect(page.getByText("Your account is a seller account now.")).toBeVisible();

  await page.request.post("/api/login", { data: login });
  expect(await whoIsIn(page)).toMatchObject({ email, role: "seller" });
});
