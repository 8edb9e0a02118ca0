/** Returns a card number in groups of four digits; at most 19 digits. */
export function formatCardNumber(input: string): string {
  const digits = input.replace(/\D/g, "").slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** Returns an expiry date as "MM / YY" from the input so far: "1230", "12/30" and "12 / 2030" give the same. */
export function formatExpiry(input: string): string {
  const digits = input.replace(/\D/g, "").replace(/^([2-9])/, "0$1");
  const month = digits.slice(0, 2);
  const year = digits.length >= 6 ? digits.slice(4, 6) : digits.slice(2, 4);
  return year ? `${month} / ${year}` : month;
}
