import type { Messages } from "next-intl";

import type { NavKey } from "./nav-items";

type FooterKey = `footer.${Exclude<keyof Messages["footer"], "copyright">}` | `nav.${NavKey}`;
type Column = { title: FooterKey; links: { text: FooterKey; href: string }[] };

/** Four link columns of the dark block. */
export const FOOTER_COLUMNS: Column[] = [
  {
    title: "footer.shop",
    links: [
      { text: "footer.coffee", href: "/shop?category=coffee" },
      { text: "footer.textiles", href: "/shop?category=textiles" },
      { text: "footer.spices", href: "/shop?category=spices" },
      { text: "footer.crafts", href: "/shop?category=crafts" },
      { text: "nav.holidayStores", href: "/holiday-stores" },
    ],
  },
  {
    title: "footer.sell",
    links: [
      { text: "nav.becomeSeller", href: "/become-seller" },
      { text: "footer.plans", href: "/subscription-plans" },
      { text: "footer.sellerTools", href: "/seller-tools" },
      { text: "footer.wholesale", href: "/wholesale-application" },
      { text: "footer.addBusiness", href: "/add-business" },
    ],
  },
  {
    title: "footer.community",
    links: [
      { text: "nav.businessDirectory", href: "/business-directory" },
      { text: "footer.forum", href: "/community" },
      { text: "nav.blog", href: "/blog" },
      { text: "nav.culturalEvents", href: "/events" },
      { text: "nav.diasporaMap", href: "/marketplace-map" },
    ],
  },
  {
    title: "footer.help",
    links: [
      { text: "footer.howItWorks", href: "/how-it-works" },
      { text: "footer.shipping", href: "/shipping" },
      { text: "footer.returns", href: "/returns" },
      { text: "footer.faq", href: "/faq" },
      { text: "footer.contact", href: "/contact" },
    ],
  },
];

export const LEGAL_LINKS = [
  { text: "privacy", href: "/privacy-policy" },
  { text: "terms", href: "/terms-and-conditions" },
  { text: "disclaimer", href: "/disclaimer" },
] as const;
