"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { notify } from "@/components/ui/notify";
import type { CartProduct } from "@/lib/cart/rules";
import { addItem } from "@/lib/cart/store";

/** Adds one piece for whoever is signed in; a visitor is told to sign in (specification A, section 5). */
export function useAddToCart(product: CartProduct) {
  const t = useTranslations("cart.toast");
  const router = useRouter();

  function add(): boolean {
    if (!isMarkedSignedIn()) {
      notify.error(t("loginRequired"), t("loginRequiredMore"));
      return false;
    }
    if (addItem(product) === "added") notify.success(t("added"), product.title);
    else notify.success(t("updated"), t("updatedMore", { title: product.title }));
    return true;
  }

  /** Adds one piece and goes on to pay. */
  function buyNow() {
    if (add()) router.push("/checkout");
  }

  return { add, buyNow };
}
