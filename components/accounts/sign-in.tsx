"use client";

import { useState } from "react";

import type { DemoLogins } from "@/lib/accounts/queries";
import { LoginForm } from "./login-form";
import type { LoginRole } from "./role-chooser";
import { RoleChooser } from "./role-chooser";
import { useLogin } from "./use-login";

/** Who are you, then the form for it, and back. */
export function SignIn({ demo }: { demo: DemoLogins | null }) {
  const login = useLogin(demo);
  const [role, setRole] = useState<LoginRole | null>(null);
  const [lastRole, setLastRole] = useState<LoginRole | null>(null);

  function show(next: LoginRole | null) {
    login.clear();
    setLastRole(role);
    setRole(next);
    window.scrollTo({ top: 0 });
  }

  if (role) return <LoginForm role={role} login={login} onBack={() => show(null)} />;
  return <RoleChooser login={login} lastRole={lastRole} onChoose={show} />;
}
