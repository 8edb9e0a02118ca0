import Link from "next/link";
import { useTranslations } from "next-intl";

const ADMIN_TABS = ["orders", "payouts", "jobs"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab that an address names; the first one for anything else. */
export function toAdminTab(value: string | string[] | undefined): AdminTab {
  return ADMIN_TABS.find((tab) => tab === value) ?? ADMIN_TABS[0];
}

/** The areas of the operator's desk, each with an address of its own. */
export function AdminTabs({ current }: { current: AdminTab }) {
  const t = useTranslations("admin");
  return (
    <nav aria-label={t("title")} className="flex gap-6 overflow-x-auto border-border border-b">
      {ADMIN_TABS.map((tab) => (
        <Link
          key={tab}
          href={`/admin?tab=${tab}`}
          prefetch={false}
          aria-current={tab === current ? "page" : undefined}
          className="relative inline-flex min-h-12 shrink-0 items-center font-medium text-muted-foreground aria-[current=page]:font-semibold aria-[current=page]:text-foreground"
        >
          {t(`tabs.${tab}`)}
          {tab === current && <span aria-hidden className="stitch absolute inset-x-0 bottom-0" />}
        </Link>
      ))}
    </nav>
  );
}
