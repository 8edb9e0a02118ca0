/** The demo seller's code: ten percent off orders of $50 and more. */
export const CODE = {
  seller: "demo-seller",
  name: "Weavers' autumn",
  code: "WEAVE10",
  terms: {
    type: "percentage",
    value: 10,
    buyQuantity: null,
    getQuantity: null,
    minOrderCents: 5_000,
  },
} as const;
