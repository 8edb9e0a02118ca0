import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/money";
import { salePriceOf } from "@/lib/products/sales/rules";

type CurrentPrice = {
  regularCents: number;
  /** Price that buyers pay. */
  chargedCents: number;
  isOnSale: boolean;
  /** Discounts of the sales that ended recently, in percent. */
  endedPercents: number[];
  /** Title of the variant; undefined for a product without options. */
  title?: string;
};

type PriceEdit = {
  price: number;
  /** Regular price that the form showed; undefined for callers that do not name one. */
  expectedPrice?: number | undefined;
};

/**
 * Returns the regular price after an edit, in cents. A form value that was not edited changes nothing, and neither does
 * the sale price that a caller has read during a sale.
 * @throws DomainError conflict (another price than the form showed, the price of a sale that has ended, or a sale runs)
 */
export function editedPrice(current: CurrentPrice, { price, expectedPrice }: PriceEdit): number {
  const { regularCents, chargedCents, isOnSale, endedPercents } = current;
  if (price === regularCents || price === expectedPrice) return regularCents;
  if (expectedPrice === undefined) {
    if (isOnSale && price === chargedCents) return regularCents;
    const isEndedSalePrice = endedPercents.some(
      (percent) => price === salePriceOf(regularCents, percent),
    );
    if (isEndedSalePrice) throw priceChanged(current);
  } else if (expectedPrice !== regularCents) {
    throw priceChanged(current);
  }
  if (isOnSale) throw new DomainError("conflict", "saleHoldsPrice");
  return price;
}

function priceChanged({ regularCents, title }: CurrentPrice) {
  const price = formatMoney(regularCents);
  return title === undefined
    ? new DomainError("conflict", "priceChanged", { price })
    : new DomainError("conflict", "variantPriceChanged", { title, price });
}
