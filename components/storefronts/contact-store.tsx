"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { MessageCircle } from "@/components/ui/icons";

import { useReturnFocus } from "@/components/ui/use-return-focus";
import { STORE_BUTTON } from "./store-button-classes";

const load = () => import("./contact-store-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ContactStoreDialog }));

type ContactStoreProps = {
  sellerId: number;
  storeName: string;
  /** A message refers to a product of its seller; that of a store to its newest one. */
  productId: number;
};

/** Opens the form for every viewer; an anonymous visitor is refused on submit. Its code loads on hover or focus. */
export function ContactStore(props: ContactStoreProps) {
  const t = useTranslations("messaging.form");
  const { opener, isOpen, setIsOpen, isWanted } = useReturnFocus(load);

  return (
    <>
      <button type="button" {...opener} className={STORE_BUTTON}>
        <MessageCircle aria-hidden />
        {t("contact")}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
