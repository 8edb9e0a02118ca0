"use client";

import { lazy, type ReactNode, Suspense, useRef, useState } from "react";

import type { Result } from "@/lib/http/result";

const Dialog = lazy(async () => ({
  default: (await import("./confirm-password")).ConfirmPassword,
}));

/**
 * Guards sensitive changes: if the server requires the password first, `guard` opens a dialog and retries the change
 * once it was entered. Render `dialog` outside of the form.
 */
export function usePasswordGuard(): {
  guard: <T>(send: () => Promise<Result<T>>) => Promise<Result<T>>;
  dialog: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  const resolver = useRef<(isConfirmed: boolean) => void>(() => {});

  function requestPassword() {
    setIsOpen(true);
    return new Promise<boolean>((resolve) => {
      resolver.current = resolve;
    });
  }

  function close(isConfirmed: boolean) {
    setIsOpen(false);
    resolver.current(isConfirmed);
  }

  async function guard<T>(send: () => Promise<Result<T>>): Promise<Result<T>> {
    const result = await send();
    const needsPassword = !result.ok && result.code === "confirmPassword";
    return needsPassword && (await requestPassword()) ? send() : result;
  }

  const dialog = isOpen && (
    <Suspense fallback={null}>
      <Dialog onClose={close} />
    </Suspense>
  );
  return { guard, dialog };
}
