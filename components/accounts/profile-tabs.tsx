import { useTranslations } from "next-intl";

import { PageTabs } from "@/components/layout/page-tabs";

const PROFILE_TABS = ["profile", "messages", "addresses", "notifications", "security"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab of an address; the first one for any other value. */
export function toProfileTab(value: string | string[] | undefined): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === value) ?? "profile";
}

/** Tabs of the account, each with an address. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const t = useTranslations("accounts.profile");
  const tabs = PROFILE_TABS.map((tab) => ({
    href: tab === "profile" ? "/profile" : `/profile?tab=${tab}`,
    name: t(`tabs.${tab}`),
    isCurrent: tab === current,
  }));
  return <PageTabs label={t("title")} tabs={tabs} />;
}
