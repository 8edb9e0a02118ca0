"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { useConfirmation } from "@/components/forms/use-confirmation";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import type { PayoutAccount } from "@/lib/payouts/dto";
import { AccountForms } from "./account-forms";

type AccountPanelProps = {
  /** The displayed name of the account; null without one. */
  destination: string | null;
  kind: PayoutAccount["kind"];
  isTest: boolean;
  /** The icon and the summary. */
  children: ReactNode;
};

/** The account with its buttons; the form below without an account, or while it is updated. */
export function AccountPanel({ destination, kind, isTest, children }: AccountPanelProps) {
  const t = useTranslations("payouts.account");
  const [isEditing, setIsEditing] = useState(false);
  const isOpen = isEditing || destination === null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        {children}
        {destination !== null && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
            <Button
              variant="outline"
              aria-expanded={isOpen}
              onClick={() => setIsEditing(!isEditing)}
            >
              {t("update")}
            </Button>
            <DisconnectButton destination={destination} />
          </div>
        )}
      </div>
      {isOpen && (
        <div className="mt-5 border-t pt-5">
          <AccountForms
            kind={kind}
            isTest={isTest}
            onDone={() => setIsEditing(false)}
            {...(destination === null ? {} : { onCancel: () => setIsEditing(false) })}
          />
        </div>
      )}
    </>
  );
}

/** Asks for a confirmation first (specification B, section 5). */
function DisconnectButton({ destination }: { destination: string }) {
  const t = useTranslations("payouts.account");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();
  const confirmation = useConfirmation();
  const { mutate, isPending } = useServerMutation({
    send: () => guard(() => apiSend("POST", "/api/seller/disconnect-stripe")),
    fallback: t("disconnectFailedMore"),
    onDone: () => {
      toast.success(t("disconnected"), t("disconnectedMore"));
      router.refresh();
    },
    onRefused: (message) => toast.error(t("disconnectFailed"), message),
  });

  async function disconnect() {
    const question = {
      title: t("disconnect"),
      text: t("confirm", { account: destination }),
      act: t("disconnect"),
    };
    if (await confirmation.confirm(question)) mutate();
  }

  return (
    <>
      <Button
        variant="ghost"
        disabled={isPending}
        className="text-destructive-ink!"
        onClick={() => void disconnect()}
      >
        {isPending ? t("disconnecting") : t("disconnect")}
      </Button>
      {confirmation.dialog}
      {dialog}
    </>
  );
}
