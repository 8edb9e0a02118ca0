import { DEFAULT_SELLER } from "@/lib/brand/constants";
import type { CartProduct } from "@/lib/cart/rules";
import type { Product } from "@/lib/catalog/dto";

/** What the cart remembers of a product. */
export function toCartProduct({ id, title, price, imageUrl, seller }: Product): CartProduct {
  return { productId: id, title, price, imageUrl, seller: seller.username || DEFAULT_SELLER };
}
