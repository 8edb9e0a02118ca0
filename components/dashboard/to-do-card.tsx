import {
  BadgeCheck,
  ChevronRight,
  type LucideIcon,
  MessageSquare,
  Package,
  PackageX,
  RotateCcw,
  TriangleAlert,
  Truck,
  Wallet,
} from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Card } from "@/components/ui/card";
import { type ToDo, toDoOf, type Waiting } from "@/lib/dashboard/rules";
import { ToDoText, toDoPath } from "./to-do-text";

const ICONS: Record<ToDo["kind"], LucideIcon> = {
  ship: Truck,
  returns: RotateCcw,
  messages: MessageSquare,
  payoutAccount: Wallet,
  payoutFailed: Wallet,
  rejected: TriangleAlert,
  soldOut: PackageX,
  low: Package,
  certificates: BadgeCheck,
};

/** 'To do today': what waits for the seller, each line a way to where it is done. */
export function ToDoCard({ waiting }: { waiting: Waiting }) {
  const t = useTranslations("dashboard.todo");
  const list = toDoOf(waiting);
  return (
    <Card className="overflow-hidden">
      <section aria-labelledby="todo-title">
        <h2 id="todo-title" className="px-4 py-4 font-semibold text-lg sm:px-5.5">
          {t("title")}
        </h2>
        {list.length === 0 ? (
          <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("nothing")}</p>
        ) : (
          <ul className="grid md:grid-cols-2 md:[&>li:last-child:nth-child(odd)]:col-span-2 md:[&>li:nth-child(even)]:border-s [&>li]:border-t">
            {list.map((entry) => (
              <ToDoLine key={entry.kind} icon={ICONS[entry.kind]} href={toDoPath(entry)}>
                <ToDoText entry={entry} />
              </ToDoLine>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

type ToDoLineProps = { icon: LucideIcon; href: string; children: ReactNode };

function ToDoLine({ icon: Icon, href, children }: ToDoLineProps) {
  return (
    <li className="min-w-0">
      <Link
        href={href}
        prefetch={false}
        className="flex h-full min-h-14 items-center gap-3 px-4 py-2.5 text-md -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:px-5.5"
      >
        <Icon
          aria-hidden
          className={`size-4.5 shrink-0 text-brand-ink ${Icon === Truck ? "rtl-flip" : ""}`}
        />
        <span className="min-w-0 grow">{children}</span>
        <ChevronRight aria-hidden className="rtl-flip size-4.5 shrink-0 text-muted-foreground" />
      </Link>
    </li>
  );
}
