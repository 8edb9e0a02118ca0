import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import type { CartProduct } from "@/lib/cart/rules";
import type { Product } from "@/lib/products/dto";

/** Fields of a product in the cart. */
export function toCartProduct({ id, title, price, imageUrl, seller }: Product): CartProduct {
  return { productId: id, title, price, imageUrl, seller: sellerNameOf(seller) };
}
