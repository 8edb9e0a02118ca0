"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsHydrated } from "@/components/forms/use-is-hydrated";
import { Button } from "@/components/ui/button";
import { KeyRound } from "@/components/ui/icons";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { toast } from "@/components/ui/toast";
import { removePasskeyAction } from "@/lib/accounts/second-factor/actions";
import type { OwnPasskey } from "@/lib/accounts/second-factor/queries";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import { AddPasskey } from "./add-passkey";
import { ConfirmButton } from "./confirm-button";
import { RenamePasskey } from "./rename-passkey";
import { useGuardedAction } from "./use-guarded-action";
import { hasPasskeys } from "./use-passkey";

type PasskeysProps = {
  passkeys: OwnPasskey[];
  /** Demo accounts are shared, so they have no passkeys. */
  isDemo: boolean;
};

/** The passkeys of the account: to add, rename and remove. */
export function Passkeys({ passkeys, isDemo }: PasskeysProps) {
  const t = useTranslations("accounts.security.passkeys");
  const isHydrated = useIsHydrated();
  const [isAdding, setIsAdding] = useState(false);
  const isUnsupported = isHydrated && !hasPasskeys();
  return (
    <>
      {passkeys.length === 0 && <p className="text-muted-foreground">{t("empty")}</p>}
      <ul className="grid divide-y divide-border empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {isUnsupported && <p className="text-muted-foreground text-sm">{t("unsupported")}</p>}
      {!isDemo && !isUnsupported && (
        <Button
          variant="outline"
          disabled={!isHydrated}
          className="justify-self-start"
          onClick={() => setIsAdding(true)}
        >
          <KeyRound aria-hidden />
          {t("add")}
        </Button>
      )}
      {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
    </>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: OwnPasskey }) {
  const t = useTranslations("accounts.security.passkeys");
  const common = useTranslations("common");
  const dateText = useDates();
  const [isRenaming, setIsRenaming] = useState(false);
  const { run, isPending, dialog } = useGuardedAction(t("failed"));
  const date = (time: string) => dateText(new Date(time), DATE);

  async function remove() {
    if (await run(() => removePasskeyAction({ id }))) toast.success(t("removed"));
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted-foreground text-sm">
          {`${t("addedOn", { date: date(createdAt) })} · ${lastUsedAt ? t("used", { date: date(lastUsedAt) }) : t("unused")}`}
        </p>
      </div>
      <div className="flex flex-wrap">
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          aria-label={t("renameNamed", { name })}
          onClick={() => setIsRenaming(true)}
        >
          {t("rename")}
        </Button>
        <ConfirmButton
          label={t("remove")}
          name={t("removeNamed", { name })}
          title={t("removeSure")}
          text={t.rich("removeSureMore", { ...richTextTags, name })}
          cancelLabel={common("cancel")}
          variant="ghost"
          size="sm"
          isPending={isPending}
          onConfirm={remove}
        />
      </div>
      {isRenaming && <RenamePasskey passkey={{ id, name }} onClose={() => setIsRenaming(false)} />}
      {dialog}
    </li>
  );
}
