"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useTransition } from "react";

type QueryFormProps = {
  /** Path of the page. */
  action: string;
  className: string;
  children: ReactNode;
};

/** Form whose filled fields are the query of a page, which changes without being loaded again. */
export function QueryForm({ action, className, children }: QueryFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value !== "") query.append(name, value);
    }
    startTransition(() => router.push(query.size > 0 ? `${action}?${query}` : action));
  }

  return (
    <form
      action={action}
      onSubmit={show}
      aria-busy={isPending}
      className={`transition-opacity aria-busy:opacity-60 ${className}`}
    >
      {children}
    </form>
  );
}
