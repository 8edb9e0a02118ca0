import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import type { Order } from "@/lib/orders/dto/list";

/** Fields of an order in a row; `sellers` are their names. */
export type OrderSummary = Pick<Order, "id" | "buyerEmail" | "createdAt" | "status" | "total"> & {
  sellers: string;
};

/** Converts an order to a row: the browser receives only the shown fields. */
export function orderSummary({
  id,
  buyerEmail,
  createdAt,
  status,
  total,
  parts,
}: Order): OrderSummary {
  const sellers = parts.map(({ seller }) => sellerNameOf(seller)).join(", ");
  return { id, buyerEmail, createdAt, status, total, sellers };
}
