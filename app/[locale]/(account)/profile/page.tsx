import { getTranslations } from "next-intl/server";
import { ProfilePanel } from "@/components/accounts/profile-panel";
import { ProfileTabs, toProfileTab } from "@/components/accounts/profile-tabs";
import { SecurityPanel } from "@/components/accounts/security-panel";
import { AddressBook } from "@/components/addresses/address-book";
import { LoginRequired } from "@/components/layout/login-required";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { MessagesTab } from "@/components/messaging/messages-tab";
import { NotificationPreferences } from "@/components/notifications/notification-preferences";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("accounts.profile.title");

export default async function ProfilePage({ searchParams }: PageProps<"/[locale]/profile">) {
  const viewer = await getViewer();
  if (!viewer) return <LoginRequired area="profile" />;

  const [search, t] = await Promise.all([searchParams, getTranslations("accounts.profile")]);
  const tab = toProfileTab(search["tab"]);
  return (
    <div className="wrap grid gap-6 py-8 md:py-10">
      <PageHeader title={t("title")} />
      <ProfileTabs current={tab} />
      <PageMessages
        namespaces={["accounts", "checkout", "messaging", "notifications", "uploads", "validation"]}
      >
        {tab === "profile" && <ProfilePanel viewer={viewer} />}
        {tab === "messages" && (
          <MessagesTab viewer={viewer} thread={search["thread"]} before={search["before"]} />
        )}
        {tab === "addresses" && <AddressBook viewer={viewer} />}
        {tab === "notifications" && <NotificationPreferences viewer={viewer} />}
        {tab === "security" && <SecurityPanel viewer={viewer} search={search} />}
      </PageMessages>
    </div>
  );
}
