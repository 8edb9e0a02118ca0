"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Lock, ShieldCheck } from "@/components/ui/icons";
import { ChooseRoleButton } from "./choose-role-button";
import { useFocusWhen } from "./use-focus-when";

/** Separate from the other roles: few users need it. */
export function AdminSignInCard({
  hasFocus,
  onChoose,
}: {
  hasFocus: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations("accounts.login.admin");
  const button = useFocusWhen(hasFocus);
  return (
    <Card className="flex flex-col gap-3.5 px-4.5 py-4 sm:flex-row sm:items-center sm:gap-4 sm:ps-5.5 sm:pe-4">
      <div className="flex grow items-start gap-3 sm:items-center sm:gap-4">
        <ShieldCheck aria-hidden className="size-5 text-muted-foreground sm:size-6" />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2.5">
          <h2 className="font-semibold">{t("name")}</h2>
          <Badge>
            <Lock aria-hidden />
            {t("only")}
          </Badge>
        </div>
      </div>
      <ChooseRoleButton ref={button} loginRole="admin" variant="outline" onChoose={onChoose}>
        {t("signIn")}
      </ChooseRoleButton>
    </Card>
  );
}
