import { useTranslations } from "next-intl";
import {
  ChartColumn,
  ChevronRight,
  CircleUser,
  type IconComponent,
  Store,
  Wallet,
} from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

const SETTINGS: {
  key: "payouts" | "profile" | "storefront" | "analytics";
  href: string;
  icon: IconComponent;
}[] = [
  { key: "payouts", href: "/payout-settings", icon: Wallet },
  { key: "profile", href: "/profile", icon: CircleUser },
  { key: "storefront", href: "/custom-storefront", icon: Store },
  { key: "analytics", href: "/purchase-heatmap", icon: ChartColumn },
];

/** Links to a seller's settings. */
export function SettingsTab() {
  const t = useTranslations("dashboard.settings");
  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title" className="sr-only">
        {t("title")}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {SETTINGS.map(({ key, href, icon: Icon }) => (
          <li key={key} className="grid">
            <Link
              href={href}
              className="group flex items-center gap-4 rounded-lg border bg-card px-5 py-5 hover:border-foreground"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-brand-ink" />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">
                  {t(`${key}.title`)}
                </span>
                <span className="block text-muted-foreground text-sm">{t(`${key}.text`)}</span>
              </span>
              <ChevronRight
                aria-hidden
                className="rtl-flip size-5 shrink-0 text-muted-foreground"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
