"use client";

import { useState } from "react";
import type { DemoLogins } from "@/lib/accounts/queries";
import type { LoginRole } from "@/lib/accounts/schema";
import type { ProviderName } from "@/lib/provider-sign-in/rules";
import type { SignInError } from "@/lib/provider-sign-in/schema";
import { LoginForm } from "./login-form";
import { RoleChooser } from "./role-chooser";
import { useLogin } from "./use-login";

type SignInProps = {
  demo: DemoLogins | null;
  /** The role in the address, for the choice without JavaScript. */
  initialRole: LoginRole | null;
  providers: ProviderName[];
  /** Why a provider's sign-in was refused. */
  problem: SignInError | null;
};

/** The choice of a role, then its form. */
export function SignIn({ demo, initialRole, providers, problem }: SignInProps) {
  const login = useLogin(demo);
  const [role, setRole] = useState<LoginRole | null>(initialRole);
  const [hasMoved, setHasMoved] = useState(false);
  const [lastRole, setLastRole] = useState<LoginRole | null>(null);

  function show(next: LoginRole | null) {
    login.clear();
    setLastRole(role);
    setRole(next);
    setHasMoved(true);
    window.scrollTo({ top: 0 });
  }

  if (role) {
    return (
      <LoginForm
        role={role}
        login={login}
        hasFocus={hasMoved}
        providers={providers}
        onBack={() => show(null)}
      />
    );
  }
  return (
    <RoleChooser
      login={login}
      lastRole={lastRole}
      problem={hasMoved ? null : problem}
      onChoose={show}
    />
  );
}
