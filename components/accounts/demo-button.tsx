"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import type { DemoRole, Login } from "./use-login";

type DemoButtonProps = {
  account: DemoRole;
  login: Login;
  "aria-describedby"?: string;
  children: ReactNode;
};

/** Signs in with a demo account; hidden where the shop has none. */
export function DemoButton({ account, login, children, ...rest }: DemoButtonProps) {
  const t = useTranslations("accounts.login");
  if (!login.hasDemo) return null;
  return (
    <Button
      variant="outline"
      disabled={login.isPending}
      onClick={() => void login.enterDemo(account)}
      {...rest}
    >
      {login.enteringDemo === account ? t("pending") : children}
    </Button>
  );
}
