import { expect, test } from "@playwright/test";

import { newMember, PASSWORD, registerMember, whoIsIn } from "../../support/accounts";

test.describe("Spec A 2 screens and routes, without scripts", () => {
  test("a visitor signs in", async ({ browser, page }) => {
    const member = await registerMember(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();

    await plain.goto("/login");
    await plain.getByRole("button", { name: "Sign In as Buyer" }).click();
    await plain.getByLabel("Email", { exact: true }).fill(member.email);
    await plain.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await plain.getByRole("button", { name: "Sign In", exact: true }).click();

    await expect(plain).toHaveURL("/");
    expect(await whoIsIn(plain)).toMatchObject({ email: member.email });
    await context.close();
  });
});

test.describe("Spec A 2 screens and routes, forms without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused sign-in shows the error and the email, but not the password", async ({
    page,
  }) => {
    await page.goto("/login?role=seller");
    await page.getByLabel("Email", { exact: true }).fill("unknown@example.com");
    await page.getByLabel("Password", { exact: true }).fill("wrong-password");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();

    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("unknown@example.com");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await expect(page).toHaveURL("/login?role=seller");
  });

  test("a visitor registers as a seller", async ({ page }) => {
    const member = newMember();
    await page.goto("/register");
    await page.getByLabel("Username", { exact: true }).fill(member.username);
    await page.getByLabel("Email", { exact: true }).fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("radio", { name: "Seller" }).check();
    await page.getByRole("button", { name: "Create Account" }).click();

    await expect(page).toHaveURL("/");
    expect(await whoIsIn(page)).toMatchObject({ ...member, role: "seller" });
  });

  test("a visitor sends the contact form", async ({ page }) => {
    await page.goto("/contact");
    const main = page.getByRole("main");
    await main.getByLabel("Full Name").fill("Hodan");
    await main.getByLabel("Email Address").fill(newMember().email);
    await main.getByLabel("Subject").fill("A question without scripts");
    await main
      .getByRole("textbox", { name: "Message" })
      .fill("Does the shop work without scripts?");
    await main.getByRole("button", { name: "Send Message" }).click();

    await expect(main.getByRole("status")).toContainText("Message Sent!");
  });

  test("a visitor subscribes to the newsletter", async ({ page }) => {
    await page.goto("/faq");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: "Email address" }).fill(newMember().email);
    await footer.getByRole("button", { name: "Subscribe" }).click();

    await expect(footer.getByRole("status")).not.toBeEmpty();
  });

  test("a visitor searches the shop", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Search" }).fill("coffee");
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/shop?search=coffee");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});
