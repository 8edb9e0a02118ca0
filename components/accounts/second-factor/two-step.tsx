"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ShieldCheck, ShieldOff } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import {
  replaceRecoveryCodesAction,
  startTwoStepAction,
  turnOffTwoStepAction,
} from "@/lib/accounts/second-factor/actions";
import { ConfirmButton } from "./confirm-button";
import { RecoveryCodes } from "./recovery-codes";
import { type SetUp, TwoStepSetUp } from "./two-step-set-up";
import { useGuardedAction } from "./use-guarded-action";

type TwoStepProps = {
  hasTwoStep: boolean;
  codesLeft: number;
  /** Demo accounts are shared, so they have no second factor. */
  isDemo: boolean;
};

/** Sets up two-step verification, turns it off and replaces recovery codes. */
export function TwoStep({ hasTwoStep, codesLeft, isDemo }: TwoStepProps) {
  const t = useTranslations("accounts.security.twoStep");
  const router = useRouter();
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { run, isPending, dialog } = useGuardedAction(t("failed"));

  async function start() {
    const setUpResult = await run(startTwoStepAction);
    if (setUpResult) setSetUp(setUpResult.data);
  }

  async function disable() {
    if (await run(turnOffTwoStepAction)) toast.success(t("turnedOff"));
  }

  async function replaceCodes() {
    const result = await run(replaceRecoveryCodesAction);
    if (result) setCodes(result.data.codes);
  }

  function finish(fresh: string[]) {
    setSetUp(null);
    setCodes(fresh);
    router.refresh();
    toast.success(t("done"));
  }

  return (
    <>
      <Status isOn={hasTwoStep} />
      {hasTwoStep ? (
        <>
          <CodesLeft count={codesLeft} isPending={isPending} onReplace={replaceCodes} />
          <ConfirmButton
            label={t("disable")}
            title={t("offSure")}
            text={t("offSureMore")}
            cancelLabel={t("dismiss")}
            variant="destructive"
            isPending={isPending}
            onConfirm={disable}
          />
        </>
      ) : (
        !isDemo && (
          <Button disabled={isPending} className="justify-self-start" onClick={() => void start()}>
            {t("setUp")}
          </Button>
        )
      )}
      {setUp && <TwoStepSetUp {...setUp} onDone={finish} onClose={() => setSetUp(null)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      {dialog}
    </>
  );
}

function Status({ isOn: isEnabled }: { isOn: boolean }) {
  const t = useTranslations("accounts.security.twoStep");
  const Icon = isEnabled ? ShieldCheck : ShieldOff;
  return (
    <Badge tone={isEnabled ? "success" : "neutral"} className="justify-self-start">
      <Icon aria-hidden />
      {isEnabled ? t("on") : t("off")}
    </Badge>
  );
}

type CodesLeftProps = { count: number; isPending: boolean; onReplace: () => Promise<void> };

function CodesLeft({ count, isPending, onReplace }: CodesLeftProps) {
  const t = useTranslations("accounts.security.codes");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y py-3">
      <div className="min-w-0 grow">
        <h3 className="font-medium">{t("title")}</h3>
        <p className="text-muted-foreground text-sm">{`${t("left", { count })} ${t("text")}`}</p>
      </div>
      <ConfirmButton
        label={t("replace")}
        title={t("sure")}
        text={t("sureMore")}
        cancelLabel={t("dismiss")}
        variant="outline"
        size="sm"
        isPending={isPending}
        onConfirm={onReplace}
      />
    </div>
  );
}
