import type { CartProduct } from "@/lib/cart/rules";
import { DEFAULT_SELLER } from "@/lib/core/site";
import type { Product } from "@/lib/products/dto";

/** Fields of a product in the cart. */
export function toCartProduct({ id, title, price, imageUrl, seller }: Product): CartProduct {
  return { productId: id, title, price, imageUrl, seller: seller.username || DEFAULT_SELLER };
}
