"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { formatMoney } from "@/lib/core/money";

type SandboxAuthenticationProps = {
  isOpen: boolean;
  amountCents: number;
  /** Called once; closing the dialog counts as a refusal. */
  onAuthenticate: (isAuthenticated: boolean) => void;
};

/** A bank's authentication: confirms that the owner of the card is paying. */
export function SandboxAuthentication({
  isOpen,
  amountCents,
  onAuthenticate,
}: SandboxAuthenticationProps) {
  const t = useTranslations("checkout");
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onAuthenticate(false)}>
      <DialogContent
        title={t("authTitle")}
        description={t("authBody", { amount: formatMoney(amountCents) })}
        closeLabel={t("authDeny")}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={() => onAuthenticate(false)}>
            {t("authDeny")}
          </Button>
          <Button onClick={() => onAuthenticate(true)}>{t("authApprove")}</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
