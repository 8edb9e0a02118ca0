"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { failureMessage } from "@/lib/http/result";
import { disconnectProviderAction, startConnectingAction } from "@/lib/provider-sign-in/actions";
import type { MyConnection } from "@/lib/provider-sign-in/queries";
import { PROVIDER_NAMES } from "@/lib/provider-sign-in/rules";
import { goToProvider } from "./go-to-provider";
import { ProviderIcon } from "./provider-icon";
import { usePasswordGuard } from "./use-password-guard";

/** Sign-in providers of the account; each can be connected or disconnected. */
export function ConnectedAccounts({ connections }: { connections: MyConnection[] }) {
  const { guard, dialog } = usePasswordGuard();
  return (
    <>
      <ul className="grid divide-y divide-border">
        {connections.map((connection) => (
          <ConnectionRow key={connection.provider} connection={connection} guard={guard} />
        ))}
      </ul>
      {dialog}
    </>
  );
}

type RowProps = {
  connection: MyConnection;
  guard: ReturnType<typeof usePasswordGuard>["guard"];
};

function ConnectionRow({ connection: { provider, isConnected, email }, guard }: RowProps) {
  const t = useTranslations("accounts.providers");
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const name = PROVIDER_NAMES[provider];

  async function connect() {
    const result = await guard(() => startConnectingAction({ provider }));
    if (!result.ok) return result;
    const isLeaving = await goToProvider(provider, "/profile?tab=security");
    if (!isLeaving) toast.error(t("failed"));
    return result;
  }

  async function disconnect() {
    const result = await guard(() => disconnectProviderAction({ provider }));
    if (!result.ok) return result;
    toast.success(t("disconnected", { provider: name }));
    router.refresh();
    return result;
  }

  async function press() {
    setIsPending(true);
    const result = await (isConnected ? disconnect() : connect()).catch(() => null);
    if (!result?.ok) {
      toast.error(t(isConnected ? "disconnectFailed" : "failed"), failureMessage(result, ""));
    }
    setIsPending(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <ProviderIcon provider={provider} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isConnected && <Badge>{t("isConnected")}</Badge>}
        </p>
        {email && (
          <p className="wrap-anywhere text-muted-foreground text-sm">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
      </div>
      <Button
        variant={isConnected ? "ghost" : "outline"}
        size="sm"
        disabled={isPending}
        aria-label={t(isConnected ? "disconnectNamed" : "connectNamed", { provider: name })}
        onClick={() => void press()}
      >
        {t(isConnected ? "disconnect" : "connectIt")}
      </Button>
    </li>
  );
}
