/**
 * Keys of cached API responses. The first part is the path of the API call, which the default query function fetches; a
 * key is invalidated by its beginning.
 */
export const queryKeys = {
  viewer: ["/api/me"],
  wishlist: ["/api/wishlist"],
  unreadMessages: ["/api/messages/unread"],
  notifications: ["/api/notifications"],
  waitingList: ["/api/events/waiting"],
  events: ["/api/events"],
  wholesalePrices: (productId: number) => [`/api/products/${productId}/wholesale`],
  sizeChart: (productId: number) => [`/api/products/${productId}/size-chart`],
  liveProducts: (ids: number[]) => [`/api/products?ids=${ids.join(",")}`],
  product: (id: number) => [`/api/products/${id}`],
  suggestions: (text: string, lang: string) => [
    `/api/search/suggestions?${new URLSearchParams({ q: text, lang })}`,
  ],
  businessesNamed: (name: string) => ["/api/businesses", name],
  paymentIntent: (items: unknown, code: string | null) => [
    "/api/create-payment-intent",
    JSON.stringify(items),
    code,
  ],
  // Server actions, which have no path.
  cartCheck: (items: string[]) => ["cart-check", ...items],
  checkoutQuote: (input: unknown) => ["checkout-quote", JSON.stringify(input)],
  refundPreview: (input: unknown) => ["refund-preview", JSON.stringify(input)],
  paymentResult: (intentId: string) => ["payment-result", intentId],
  productImport: (id: number) => ["product-import", id],
  ticketPurchase: (code: string) => ["ticket-purchase", code],
} as const;
