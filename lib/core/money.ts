const DECIMAL = /^(0|[1-9]\d{0,5})(?:\.(\d{1,2}))?$/;

/**
 * Parses dollars given as a decimal string or number with at most two decimals: "12.5" → 1250.
 * @returns integer cents, or null for anything else (signs, exponents, three decimals, other digits)
 */
export function parseCents(amount: string | number): number | null {
  const match = DECIMAL.exec(String(amount));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Parses like `parseCents`, with an optional sign (including U+2212): "-12.5" → -1250. */
export function parseSignedCents(amount: string | number): number | null {
  const [, sign = "", digits = ""] = /^([+\u2212-]?)(.*)$/.exec(String(amount).trim()) ?? [];
  const cents = parseCents(digits);
  return cents && /[\u2212-]/.test(sign) ? -cents : cents;
}

/** Returns the cents of a decimal amount of our own of any size: "-1234567.89" → -123456789. Text becomes 0. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100) || 0;
}

/** Returns integer cents as the decimal string of the API: 1250 → "12.50". */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Returns integer cents as text, the same in every language (decisions.md, "Brand and constants"): 123450 →
 * "$1,234.50".
 */
export function formatMoney(cents: number): string {
  const [dollars = "0", rest = "00"] = toDecimal(Math.abs(cents)).split(".");
  const groupedDollars = dollars.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}$${groupedDollars}.${rest}`;
}

/** Returns an API amount as text: "1234.5" → "$1,234.50". Invalid amounts become $0.00. */
export function formatDecimal(amount: string): string {
  return formatMoney(parseCents(amount) ?? 0);
}

/** Returns amount × rate, rounded half up. Integer cents ≥ 0, rate in basis points (500 = 5 %). */
export function applyBasisPoints(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

/**
 * Splits an amount over weights by largest remainder: shares are integer cents in proportion and sum to `amountCents`
 * exactly. If all weights are zero, all shares are zero.
 */
export function allocate(amountCents: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amountCents * weight) / total);
  const shares = exact.map(Math.floor);
  let remainder = amountCents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (remainder === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    remainder--;
  }
  return shares;
}
