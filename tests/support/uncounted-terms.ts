/** Rows of the glossary whose use in messages isn’t counted, by reason. */
export const UNCOUNTED = {
  "the English word has several senses": [
    ...[
      "business",
      "claim (a business)",
      "code (to sign in)",
      "delivery",
      "edit",
      "fee",
      "listing",
    ],
    ...[
      "market, marketplace",
      "pending",
      "post",
      "publish",
      "quote (verb)",
      "reject",
      "reply, answer",
    ],
    ...[
      "report (monthly)",
      "return (of items)",
      "review",
      "review (moderation)",
      "session",
      "shop",
    ],
    ...["sort", "state (of the US)", "statement", "ticket (support)", "tool", "views"],
    ...["cancel (a form, a plan)", "cancelled (order, event)", "shipping", "check-in"],
  ],
  "another form of a counted row": [
    ...["approved", "refund (verb)", "refunded", "rejected", "out of stock", "subscription"],
    ...["sign out", "sign up", "unpublish, take back"],
  ],
  "languages count products or units instead": ["item", "maker, artisan", "rating"],
  "in fewer than five messages": [
    ...["arts and crafts", "audit log", "authenticator app", "blog", "business directory"],
    ...["delivery zone", "heatmap", "holiday store", "Independence Day", "invoice", "lead time"],
    ...["neighborhood", "spices", "target price", "theme"],
  ],
};
