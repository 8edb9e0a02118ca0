import Link from "next/link";
import { useTranslations } from "next-intl";

const PROFILE_TABS = ["profile", "messages", "addresses", "notifications", "security"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab that an address names; the first one for anything else. */
export function toProfileTab(value: string | string[] | undefined): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === value) ?? "profile";
}

/** The areas of somebody's account, each with an address of its own. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const t = useTranslations("accounts.profile");
  return (
    <nav aria-label={t("title")} className="flex gap-6 overflow-x-auto border-border border-b">
      {PROFILE_TABS.map((tab) => (
        <Link
          key={tab}
          href={tab === "profile" ? "/profile" : `/profile?tab=${tab}`}
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
