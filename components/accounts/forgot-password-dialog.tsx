"use client";

import { useTranslations } from "next-intl";

import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";

/** How to get back in. */
export function ForgotPasswordDialog({ isOpen, onOpenChange, button }: MenuPanelProps) {
  const t = useTranslations("accounts.reset");
  const common = useTranslations("common");
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("title")}
        description={t("text")}
        closeLabel={common("close")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <p>{t("help")}</p>
        <DialogFooter>
          <ButtonLink href="/contact">{t("contact")}</ButtonLink>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
