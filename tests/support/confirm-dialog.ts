import type { Page } from "@playwright/test";

/** Presses the confirming button of an open confirmation. */
export const confirmDialog = (page: Page, act: string) =>
  page.getByRole("alertdialog").getByRole("button", { name: act, exact: true }).click();
