"use client";

import {
  ChevronRight,
  type IconComponent,
  Plus,
  Store,
  Wallet,
  Wrench,
} from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

const ACTIONS = {
  add: { href: "/add-product", icon: Plus },
  storefront: { href: "/custom-storefront", icon: Store },
  payouts: { href: "/payout-settings", icon: Wallet },
  tools: { href: "/seller-tools", icon: Wrench },
} satisfies Record<string, { href: string; icon: IconComponent }>;

type Action = keyof typeof ACTIONS;

/** A seller's most frequent actions, by name. */
export function QuickActions({ names }: { names: Record<Action, string> }) {
  return (
    <ul>
      {(Object.keys(names) as Action[]).map((key) => {
        const { href, icon: Icon } = ACTIONS[key];
        return (
          <li key={key} className="border-t">
            <Link
              href={href}
              className="flex min-h-12 items-center gap-3 px-4 font-medium text-md -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:px-5.5"
            >
              <Icon aria-hidden className="size-4.5" />
              <span className="grow">{names[key]}</span>
              <ChevronRight aria-hidden className="rtl-flip size-4.5 text-muted-foreground" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
