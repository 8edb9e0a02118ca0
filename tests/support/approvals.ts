import { expect, type Page } from "@playwright/test";

import { toast } from "./accounts";
import { openReady } from "./ready";

/** Opens a pending item in the inbox of the admins. */
export async function openWaiting(
  admin: Page,
  item: `${"product" | "revision"}-${number}`,
  title: string,
) {
  const [kind] = item.split("-");
  await openReady(admin, `/admin?tab=approvals&kind=${kind}&item=${item}`);
  await expect(admin.getByRole("heading", { level: 3, name: title })).toBeVisible();
}

/** Decides on the open item and waits for the result. */
export async function decide(admin: Page, action: "Approve" | "Reject", result: string) {
  await admin.getByRole("button", { name: action, exact: true }).click();
  await expect(toast(admin).filter({ hasText: result })).toBeVisible();
}
