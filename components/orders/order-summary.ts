import type { Order } from "@/lib/orders/dto/list";

/** What a row shows of an order; `sellers` are their names. */
export type OrderSummary = Pick<Order, "id" | "buyerEmail" | "createdAt" | "status" | "total"> & {
  sellers: string;
};

/** An order as a row: the browser gets no more of it than is shown. */
export function orderSummary({
  id,
  buyerEmail,
  createdAt,
  status,
  total,
  parts,
}: Order): OrderSummary {
  const sellers = parts.map(({ seller }) => seller.username).join(", ");
  return { id, buyerEmail, createdAt, status, total, sellers };
}
