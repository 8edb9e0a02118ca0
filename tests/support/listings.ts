import type { Page } from "@playwright/test";

type Business = { id: number; name: string; isVerified: boolean; ownerId?: number };

/** Returns the rows and the total count of GET /api/businesses. */
export async function openList(page: Page, query = "") {
  const response = await page.request.get(`/api/businesses${query}`);
  const rows = (await response.json()) as Business[];
  return { rows, total: Number(response.headers()["x-total-count"]) };
}

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });
/** Finds a business in the list. */
export const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
