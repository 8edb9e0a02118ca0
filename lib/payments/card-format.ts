/** A card number as it is printed, in groups of four; at most 19 digits. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** An expiry date as "MM / YY" from what was typed so far: "1230", "12/30" and "12 / 2030" read the same. */
export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, "").replace(/^([2-9])/, "0$1");
  const month = digits.slice(0, 2);
  const year = digits.length >= 6 ? digits.slice(4, 6) : digits.slice(2, 4);
  return year ? `${month} / ${year}` : month;
}
