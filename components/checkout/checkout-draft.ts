import type { AddressInput } from "@/lib/checkout/schema";
import { STORAGE_KEYS } from "@/lib/core/site";
import { BLANK_ADDRESS } from "./address-form-values";

/** The buyer's checkout input, never the card; stored until the browser tab closes. */
type Draft = { email: string; address: AddressInput };

/** The address that the same buyer entered earlier in this tab, or null. */
export function readDraft(email: string): AddressInput | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.checkout) ?? "null") as unknown;
    return isDraft(draft) && draft.email === email ? draft.address : null;
  } catch {
    return null;
  }
}

/** Returns whether a value has the shape that `saveDraft` writes. The form's schema validates the texts. */
function isDraft(value: unknown): value is Draft {
  const { address } = (value ?? {}) as Partial<Draft>;
  return Object.keys(BLANK_ADDRESS).every(
    (name) => typeof address?.[name as keyof AddressInput] === "string",
  );
}

/** Stores the input until the order is paid or the tab closes. */
export function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form still has the values.
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.checkout);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
