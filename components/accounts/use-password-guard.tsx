"use client";

import { lazy, type ReactNode, Suspense, useRef, useState } from "react";

import { ApiError } from "@/lib/http/api-client";

const Dialog = lazy(async () => ({
  default: (await import("./confirm-password")).ConfirmPassword,
}));

const needsPassword = (error: unknown) =>
  error instanceof ApiError && error.code === "confirmPassword";

/**
 * Guards sensitive changes: if the server requires the password first, `guard` opens a dialog and retries the change
 * once it was entered. Render `dialog` outside of the form.
 */
export function usePasswordGuard(): {
  guard: <T>(send: () => Promise<T>) => Promise<T>;
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

  async function guard<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!needsPassword(error) || !(await requestPassword())) throw error;
      return send();
    }
  }

  const dialog = isOpen && (
    <Suspense fallback={null}>
      <Dialog onClose={close} />
    </Suspense>
  );
  return { guard, dialog };
}
