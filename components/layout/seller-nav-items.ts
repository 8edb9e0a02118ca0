/** Seller pages in two groups. */
export const SELLER_NAV = [
  {
    group: "shop",
    items: [
      { key: "dashboard", href: "/dashboard" },
      { key: "storefront", href: "/custom-storefront" },
      { key: "payouts", href: "/payout-settings" },
      { key: "reports", href: "/monthly-reports" },
    ],
  },
  {
    group: "grow",
    items: [
      { key: "tools", href: "/seller-tools" },
      { key: "analytics", href: "/purchase-heatmap" },
      { key: "plans", href: "/subscription-plans" },
      { key: "events", href: "/events" },
    ],
  },
] as const;

export type SellerNavKey = (typeof SELLER_NAV)[number]["items"][number]["key"];
