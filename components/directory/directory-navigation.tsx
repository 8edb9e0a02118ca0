"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useTransition,
} from "react";
import { Link } from "@/components/ui/link";

import { DirectorySkeleton } from "./directory-skeleton";

type Way = { isPending: boolean; go: (href: string) => void };

const WayContext = createContext<Way>({ isPending: false, go: () => undefined });

/**
 * Retains the page while another list loads, and tracks that it does. Without JavaScript all controls are plain links
 * and a form.
 */
export function DirectoryNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const way = useMemo(
    () => ({
      isPending,
      go: (href: string) => startTransition(() => router.push(href, { scroll: false })),
    }),
    [isPending, router],
  );
  return <WayContext value={way}>{children}</WayContext>;
}

export function useDirectoryWay(): Way {
  return useContext(WayContext);
}

export function DirectoryLink({ href, ...rest }: ComponentProps<typeof Link> & { href: string }) {
  const { go } = useDirectoryWay();
  return (
    <Link
      href={href}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault();
        go(href);
      }}
      {...rest}
    />
  );
}

/** The list, or its skeleton while another one loads. */
export function DirectoryResults({ children }: { children: ReactNode }) {
  const t = useTranslations("directory");
  const { isPending } = useDirectoryWay();
  return (
    <div aria-busy={isPending}>
      <p role="status" className="sr-only">
        {isPending ? t("loading") : ""}
      </p>
      {isPending ? <DirectorySkeleton /> : children}
    </div>
  );
}
