/** Events after the payment of demo orders, all of the demo seller's seller orders. */
export const ORDER_EVENTS = {
  /** Orders bought as gifts. */
  gifts: [
    { buyer: "buyer@demo.com", message: "Eid Mubarak, hooyo. May your kitchen always be full." },
    { buyer: "jon.l@example.com", message: "For your new home. With love from all of us." },
  ],
  /** A seller order of which only `product` is shipped. */
  partlySent: { buyer: "lensa.d@example.com", product: "table-runner" },
  /** Cancelled by the demo buyer within the hour. */
  cancelled: { buyer: "buyer@demo.com", minutes: 21 },
  refund: {
    buyer: "hamdi.f@example.com",
    quantity: 1,
    reason: "One cushion had a loose seam. You may keep it.",
  },
  requested: {
    buyer: "obsa.t@example.com",
    reason: "The basket is lovely, but the lid is wider than our table. I’d like to return it.",
  },
  approved: {
    buyer: "buyer@demo.com",
    quantity: 1,
    reason: "One of the two is a darker red than in the photo.",
    answer: "No trouble at all. Please pack it the way it came.",
  },
  damaged: {
    buyer: "tigist.w@example.com",
    product: "wall-plates",
    photo: "/illustrations/wall-baskets.svg",
    reason: "One plate came apart at the rim, see the photo.",
    answer: "I’m sorry, that shouldn’t happen. Your refund is on its way.",
  },
} as const;
