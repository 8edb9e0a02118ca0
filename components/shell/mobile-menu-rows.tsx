"use client";

import { useTranslations } from "next-intl";
import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { UnreadBadge } from "@/components/messaging/unread-badge";
import type { IconComponent } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { SheetClose } from "@/components/ui/sheet";
import { isCurrent, type NavItem } from "./nav-items";

export const MOBILE_ROW =
  "flex min-h-12 w-full items-center gap-3.5 px-4.5 py-1 text-start font-medium -outline-offset-2 hover:bg-accent hover:text-accent-foreground";

/** Link rows of 48 px; following a link closes the menu. */
export function MobileMenuRows({ items }: { items: (NavItem & { icon: IconComponent })[] }) {
  const t = useTranslations("nav");
  const path = usePublicPathname();
  return (
    <ul>
      {items.map(({ key, href, icon: Icon }) => {
        const isActive = isCurrent(path, href);
        return (
          <li key={key}>
            <SheetClose asChild>
              <Link
                href={href}
                aria-current={isActive ? "page" : undefined}
                className={`${MOBILE_ROW} ${isActive ? "bg-accent text-accent-foreground" : ""}`}
              >
                <Icon aria-hidden className="size-5" />
                {t(key)}
                {key === "messages" && <UnreadBadge />}
              </Link>
            </SheetClose>
          </li>
        );
      })}
    </ul>
  );
}
