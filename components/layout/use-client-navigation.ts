"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Returns the internal link of a click that opens in this window and is not handled yet. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-soft]");
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download"))
    return null;
  return link.origin === location.origin ? link : null;
}

/** Opens links of components/ui/link.tsx by client navigation. */
export function useClientNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash, dataset } = link;
      router.push(`${pathname}${search}${hash}`, { scroll: dataset["soft"] !== "still" });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [router]);
}
