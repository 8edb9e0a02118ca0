import { AccessDenied } from "@/components/layout/access-denied";
import { ErrorScreen } from "@/components/layout/error-screen";
import { LoginRequired } from "@/components/layout/login-required";
import { PageHeader } from "@/components/layout/page-header";
import { PageTabs } from "@/components/layout/page-tabs";
import { LanguageMenu } from "@/components/shell/language-menu";
import { ThemeMenu } from "@/components/shell/theme-menu";
import { Button } from "@/components/ui/button";

export default { title: "Layout" };

export const Headers = () => (
  <div className="grid gap-8">
    <PageHeader title="Orders" description="Everything you have bought.">
      <Button variant="outline">Export</Button>
    </PageHeader>
    <PageTabs
      label="Areas"
      tabs={[
        { href: "#open", name: "Open", isCurrent: true, count: { value: "3", isNew: true } },
        { href: "#done", name: "Completed", isCurrent: false, count: { value: "12" } },
      ]}
    />
  </div>
);

export const Menus = () => (
  <div className="flex gap-4">
    <ThemeMenu />
    <LanguageMenu />
  </div>
);

export const SignInRequired = () => <LoginRequired area="orders" />;
export const Denied = () => <AccessDenied area="admin" isSignedIn />;
export const Failed = () => <ErrorScreen title="errorTitle" reset={() => {}} />;
