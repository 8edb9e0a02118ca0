/** Namespaces of the dialogs; the card form uses those of checkout. */
export const TICKET_MESSAGES = [
  "events.buy",
  "validation.cardNumberInvalid",
  "validation.cardOther",
  "validation.cvcInvalid",
  "validation.expiryInvalid",
  ...[
    "payByCard",
    "testMode",
    "testModeHint",
    "cardNumber",
    "expiry",
    "expiryHint",
    "cvc",
    "cvcHint",
    "cardFormFailed",
    "authTitle",
    "authBody",
    "authApprove",
    "authDeny",
  ].map((key) => `checkout.${key}`),
];
