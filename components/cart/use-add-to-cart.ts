"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { setReturnPath } from "@/lib/accounts/return-path-store";
import { addPendingItem } from "@/lib/cart/pending-items-store";
import { type CartProduct, itemHref } from "@/lib/cart/rules";
import { addItem } from "@/lib/cart/store";

/**
 * Adds one unit for a signed-in viewer; an anonymous visitor is asked to sign in, and finds the item in the cart
 * afterwards.
 */
export function useAddToCart(product: CartProduct) {
  const t = useTranslations("cart.toast");
  const nav = useTranslations("nav");
  const router = useRouter();

  function add(): boolean {
    if (!isMarkedSignedIn()) {
      addPendingItem(product);
      setReturnPath(itemHref(product));
      const signIn = { label: nav("signIn"), href: "/login" };
      toast.hint(t("loginRequired"), t("loginRequiredMore"), signIn);
      return false;
    }
    if (addItem(product) === "added") toast.success(t("added"), product.title);
    else toast.success(t("updated"), t("updatedMore", { title: product.title }));
    return true;
  }

  /** Adds one unit and proceeds to checkout. */
  function buyNow() {
    if (add()) router.push("/checkout");
  }

  return { add, buyNow };
}
