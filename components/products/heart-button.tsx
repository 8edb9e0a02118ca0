"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { useWishlistToggle } from "@/components/products/use-wishlist";
import { Heart } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { setReturnPath } from "@/lib/accounts/return-path-store";

type HeartButtonProps = {
  productId: number;
  title: string;
  /** A disc on an image, or a bordered square beside buttons. */
  shape: "disc" | "square";
};

const PRESENTATIONS = {
  disc: "card-tool",
  square:
    "grid size-13 shrink-0 place-items-center rounded-md border border-input bg-card hover:border-foreground hover:bg-accent",
};

/**
 * The wishlist's heart. The list is user-specific, so only the browser knows whether it is filled; an anonymous visitor
 * is led to sign in and may continue here afterwards.
 */
export function HeartButton({ productId, title, shape }: HeartButtonProps) {
  const t = useTranslations("wishlist");
  const router = useRouter();
  const { isListed, toggle } = useWishlistToggle({ id: productId, title });

  function press() {
    // Not `viewer`, which is unknown until the server has responded.
    if (isMarkedSignedIn()) {
      toggle();
      return;
    }
    toast.hint(t("signIn"), t("signInMore"));
    setReturnPath(`/product/${productId}`);
    router.push("/login");
  }

  return (
    <button
      type="button"
      aria-pressed={isListed}
      aria-label={t("toggle", { title })}
      onClick={press}
      className={PRESENTATIONS[shape]}
    >
      <Heart
        aria-hidden
        className={`size-5 ${isListed ? "fill-dye-berbere text-dye-berbere" : ""}`}
      />
    </button>
  );
}
