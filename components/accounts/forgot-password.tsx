"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";

import { LazyMenu, NO_PROPS } from "@/components/layout/lazy-menu";

const load = () => import("./forgot-password-dialog");
const Panel = lazy(async () => ({ default: (await load()).ForgotPasswordDialog }));

export function ForgotPassword() {
  const t = useTranslations("accounts.reset");
  return (
    <LazyMenu
      panel={Panel}
      panelProps={NO_PROPS}
      preload={load}
      kind="dialog"
      className="link min-h-11 text-start text-sm"
    >
      {t("open")}
    </LazyMenu>
  );
}
