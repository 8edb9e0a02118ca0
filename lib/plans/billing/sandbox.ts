import "server-only";

import type { Billing } from ".";

const nothing = () => Promise.resolve(null);
const resolved = () => Promise.resolve();

/** Built-in provider: no card is needed and no money moves (decisions.md); our own rows and job manage the periods. */
export const sandboxBilling: Billing = {
  name: "sandbox",
  start: nothing,
  change: nothing,
  setCancel: resolved,
  changeLater: resolved,
  cancelLaterChange: resolved,
};
