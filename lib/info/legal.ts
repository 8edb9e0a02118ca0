/** The legal pages with their paths and sections, in the order in which they are read. */
export const LEGAL_PAGES = {
  privacy: {
    path: "/privacy-policy",
    sections: [
      "who",
      "collect",
      "use",
      "share",
      "payment",
      "browser",
      "keep",
      "rights",
      "children",
      "security",
      "changes",
    ],
  },
  terms: {
    path: "/terms-and-conditions",
    sections: [
      "agree",
      "age",
      "buying",
      "selling",
      "fees",
      "conduct",
      "content",
      "ending",
      "warranty",
      "liability",
      "law",
      "changes",
    ],
  },
  disclaimer: {
    path: "/disclaimer",
    sections: [
      "general",
      "products",
      "health",
      "culture",
      "members",
      "links",
      "figures",
      "liability",
    ],
  },
} as const;

export type LegalPageKey = keyof typeof LEGAL_PAGES;
