import type { Page } from "@playwright/test";

/** The heading of the open item. */
export const openedItem = (page: Page, name: string) =>
  page.getByRole("heading", { level: 3, name });

/** The text of the latest decision that can be undone. */
export const undoStatus = (page: Page) => page.locator("section").getByRole("status").last();
