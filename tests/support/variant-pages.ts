import type { Page } from "@playwright/test";

import { press } from "./new-seller";

/** Adds an option to the product form. `index` counts from 0. */
export async function addOption(page: Page, index: number, values: string) {
  await press(page, "Add an option");
  await page.getByLabel("Values").nth(index).fill(values);
  await page.getByLabel("Values").nth(index).blur();
}

/** Chooses an option value. */
export const choose = (page: Page, value: string) =>
  page.getByRole("radio", { name: value, exact: true }).check();
