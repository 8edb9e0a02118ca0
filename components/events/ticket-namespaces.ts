/** What the dialogs say; the card form is checkout's. */
export const TICKET_WORDS = [
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
