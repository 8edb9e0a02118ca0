export const ADMIN_TABS = [
  "users",
  "products",
  "orders",
  "analytics",
  "approvals",
  "catalogue",
  "blog",
  "events",
  "payouts",
  "tickets",
  "mail",
  "jobs",
  "audit",
  "settings",
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab of an address; the first one for any other value. */
export function toAdminTab(value: string | string[] | undefined): AdminTab {
  return ADMIN_TABS.find((tab) => tab === value) ?? ADMIN_TABS[0];
}
