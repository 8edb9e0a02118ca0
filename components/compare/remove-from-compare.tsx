"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { X } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast";
import { clearCompared, removeCompared } from "@/lib/compare/store";

type RemoveFromCompareProps = {
  product: { id: number; title: string };
  /** The address of the comparison without this product. */
  href: string;
};

/** Removes a product from the shown comparison and from the compare list. */
export function RemoveFromCompare({ product: { id, title }, href }: RemoveFromCompareProps) {
  const t = useTranslations("compare");

  function remove() {
    removeCompared(id);
    toast.success(t("removed"), title);
  }

  return (
    <Link
      href={href}
      scroll={false}
      onClick={remove}
      aria-label={t("remove", { title })}
      className="hit-44 grid size-9 place-items-center rounded-full bg-white text-dye-ink shadow-sm"
    >
      <X aria-hidden className="size-4.5" />
    </Link>
  );
}

/** Empties the comparison and the compare list. */
export function ClearLink() {
  const t = useTranslations("compare");
  return (
    <ButtonLink href="/compare" variant="ghost" size="lg" onClick={() => clearCompared()}>
      {t("clear")}
    </ButtonLink>
  );
}
