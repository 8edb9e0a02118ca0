"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/icons";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import { FIXED_FIGURES } from "@/lib/core/site";

const load = () => import("./contact-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ContactDialog }));

type ContactSellerProps = {
  sellerId: number;
  seller: string;
  productId: number;
  title: string;
  /** The seller's measured response time. */
  children?: ReactNode;
};

/** The row with the contact button and the seller's response time. The dialog opens for every viewer; an anonymous visitor is refused on submit. */
export function ContactSeller({ children, ...props }: ContactSellerProps) {
  const t = useTranslations("messaging.form");
  const { opener, isOpen, setIsOpen, isWanted } = useReturnFocus(load);

  return (
    <div className="flex flex-wrap items-center gap-3 border-border border-t pt-5">
      <MessageCircle aria-hidden className="size-5 shrink-0 text-brand-ink" />
      <p className="min-w-0 grow text-sm">
        <strong className="block text-base">{t("contactSeller", { seller: props.seller })}</strong>
        <span className="text-muted-foreground">
          {t("response", { hours: FIXED_FIGURES.responseHours })}
        </span>
        {children}
      </p>
      <Button variant="outline" {...opener}>
        {t("contact")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}
