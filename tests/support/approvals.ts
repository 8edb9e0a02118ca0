import { expect, type Page } from "@playwright/test";

import { openReady } from "./ready";

/** The heading of the open item. */
export const openedItem = (page: Page, name: string) =>
  page.getByRole("heading", { level: 3, name });

/** The text of the latest decision that can be undone. */
export const undoStatus = (page: Page) => page.locator("section").getByRole("status").last();

/** Opens a pending item in the inbox of the admins. */
export async function openWaiting(
  admin: Page,
  item: `${"product" | "revision"}-${number}`,
  title: string,
) {
  const [kind] = item.split("-");
  await openReady(admin, `/admin?tab=approvals&kind=${kind}&item=${item}`);
  await expect(openedItem(admin, title)).toBeVisible();
}

/** Decides on the open item and waits until the decision was sent. */
export async function decide(admin: Page, action: string, result: string) {
  const decisionResponse = admin.waitForResponse(
    (response) => "next-action" in response.request().headers() && response.ok(),
  );
  await admin.getByRole("button", { name: action, exact: true }).click();
  await expect(undoStatus(admin)).toHaveText(new RegExp(`^${result}: `));
  await decisionResponse;
}
