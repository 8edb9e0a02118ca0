"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { formatMoney } from "@/lib/core/money";

type SandboxAuthenticationProps = {
  isOpen: boolean;
  amountCents: number;
  /** Called once; closing the dialog counts as a refusal. */
  onAnswer: (isAuthenticated: boolean) => void;
};

/** A bank's authentication: confirms that the owner of the card is paying. */
export function SandboxAuthentication({
  isOpen,
  amountCents,
  onAnswer,
}: SandboxAuthenticationProps) {
  const t = useTranslations("checkout");
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onAnswer(false)}>
      <DialogContent
        title={t("authTitle")}
        description={t("authBody", { amount: formatMoney(amountCents) })}
        closeLabel={t("authDeny")}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {t("authDeny")}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t("authApprove")}</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
