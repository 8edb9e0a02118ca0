"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Mail, MessageCircle, Phone } from "@/components/ui/icons";
import { useReturnFocus } from "@/components/ui/use-return-focus";

const load = () => import("./contact-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ContactDialog }));

type ContactActionsProps = {
  sellerId: number;
  seller: string;
  /** Null unless the seller shows it. */
  phone: string | null;
  products: { id: number; title: string }[];
};

/**
 * Contact options of a seller. The email address is never shown: 'Email Seller' sends a message through us, and the
 * seller receives an email.
 */
export function ContactActions({ sellerId, seller, phone, products }: ContactActionsProps) {
  const t = useTranslations("sellers.contact");
  const { opener, isOpen, setIsOpen, isWanted } = useReturnFocus(load);

  return (
    <div className="grid gap-2">
      <Button variant="brand" {...opener}>
        <MessageCircle aria-hidden />
        {t("message")}
      </Button>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, "")}`}
          className={buttonVariants({ variant: "outline" })}
        >
          <Phone aria-hidden />
          {t("call")}
          <bdi dir="ltr" className="sr-only">
            {phone}
          </bdi>
        </a>
      )}
      <Button variant="outline" {...opener}>
        <Mail aria-hidden />
        {t("email")}
      </Button>
      <p className="text-muted-foreground text-sm">{t("hint")}</p>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog {...{ sellerId, seller, products, isOpen }} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}
