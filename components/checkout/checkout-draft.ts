import type { AddressInput } from "@/lib/checkout/schema";
import { STORAGE_KEYS } from "@/lib/core/site";
import { BLANK_ADDRESS } from "./address-form-values";

/** The buyer's checkout input, never the card; kept until the browser tab closes. */
type Draft = { email: string; address: AddressInput };

/** The address that the same buyer typed before in this tab; null where there is none. */
export function readDraft(email: string): AddressInput | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.checkout) ?? "null") as unknown;
    return isDraft(draft) && draft.email === email ? draft.address : null;
  } catch {
    return null;
  }
}

/** Whether a value has the shape that `saveDraft` writes. The form's schema validates the texts. */
function isDraft(value: unknown): value is Draft {
  const { address } = (value ?? {}) as Partial<Draft>;
  return Object.keys(BLANK_ADDRESS).every(
    (name) => typeof address?.[name as keyof AddressInput] === "string",
  );
}

/** Keeps the typed values until the order is paid or the tab closes. */
export function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form itself still holds it.
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.checkout);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
