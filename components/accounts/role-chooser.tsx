"use client";

import { useTranslations } from "next-intl";

import { FormError } from "@/components/forms/field-error";
import { Banner } from "@/components/ui/banner";
import type { LoginRole } from "@/lib/accounts/schema";
import type { SignInError } from "@/lib/provider-sign-in/schema";
import { AdminSignInCard } from "./admin-sign-in-card";
import { InlineLink } from "./inline-link";
import { RoleCard } from "./role-card";
import { SignedInNote } from "./signed-in-note";
import type { Login } from "./use-login";

type RoleChooserProps = {
  login: Login;
  /** The role whose form was closed: its button receives the focus. */
  lastRole: LoginRole | null;
  /** Why a provider's sign-in was refused. */
  problem: SignInError | null;
  onChoose: (role: LoginRole) => void;
};

export function RoleChooser({ login, lastRole, problem, onChoose }: RoleChooserProps) {
  const t = useTranslations("accounts.login");
  const problems = useTranslations("accounts.providers.errors");
  return (
    <>
      <h1 className="display text-d2">{t("title")}</h1>
      <p className="mt-1 text-muted-foreground sm:mt-1.5 sm:text-lg">
        {t("intro")}{" "}
        {t.rich("introNew", { link: (text) => <InlineLink href="/register">{text}</InlineLink> })}
      </p>
      {!login.isPending && <SignedInNote />}
      <div className="mt-5 empty:hidden sm:mt-7">
        <FormError error={login.refusal} />
        {problem && !login.refusal && <Banner tone="destructive" title={problems(problem)} />}
      </div>
      <form action="/login">
        <div className="mt-5 mb-4 grid gap-4 sm:mt-7 sm:mb-5 sm:grid-cols-2 sm:gap-6">
          {(["buyer", "seller"] as const).map((role) => (
            <RoleCard
              key={role}
              role={role}
              login={login}
              hasFocus={lastRole === role}
              onChoose={() => onChoose(role)}
            />
          ))}
        </div>
        <AdminSignInCard hasFocus={lastRole === "admin"} onChoose={() => onChoose("admin")} />
      </form>
    </>
  );
}
