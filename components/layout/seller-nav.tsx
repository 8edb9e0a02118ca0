import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import {
  BadgePercent,
  CalendarDays,
  FileText,
  type IconComponent,
  LayoutDashboard,
  MapIcon,
  Store,
  Wallet,
  Wrench,
} from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Viewer } from "@/lib/auth/viewer";
import { HeldPayoutsNotice } from "./held-payouts-notice";
import { SELLER_NAV, type SellerNavKey } from "./seller-nav-items";
import { SellerNavSelect } from "./seller-nav-select";

const ICONS: Record<SellerNavKey, IconComponent> = {
  dashboard: LayoutDashboard,
  storefront: Store,
  payouts: Wallet,
  reports: FileText,
  tools: Wrench,
  analytics: MapIcon,
  plans: BadgePercent,
  events: CalendarDays,
};

type SellerNavProps = { viewer: Viewer; current: SellerNavKey };

/** Navigation of the seller pages: a sidebar on wide screens, a select above the page elsewhere. */
export function SellerNav({ viewer, current }: SellerNavProps) {
  const t = useTranslations("sellerNav");
  return (
    <>
      {current !== "payouts" && <HeldPayoutsNotice viewer={viewer} />}
      <nav aria-label={t("label")} className="min-w-0 text-md">
        <div className="flex items-center gap-3 rounded-lg border bg-card p-2.5 max-lg:hidden">
          <Avatar name={viewer.username} size="md" />
          <div className="min-w-0">
            <p dir="auto" className="truncate font-semibold leading-tight rtl:text-right">
              <bdi>{viewer.username}</bdi>
            </p>
            <Link
              href={`/seller/${viewer.id}`}
              className="text-muted-foreground text-xs underline-offset-4 hover:underline"
            >
              {t("view")}
            </Link>
          </div>
        </div>
        <div className="lg:hidden">
          <SellerNavSelect
            label={t("goTo")}
            current={current}
            groups={SELLER_NAV.map(({ group, items }) => ({
              name: t(group),
              items: items.map(({ key, href }) => ({ name: t(key), key, href })),
            }))}
          />
        </div>
        <div className="max-lg:hidden">
          {SELLER_NAV.map(({ group, items }) => (
            <section key={group} aria-labelledby={`seller-nav-${group}`}>
              <h2
                id={`seller-nav-${group}`}
                className="mt-5 mb-1.5 px-2.5 font-medium text-muted-foreground text-xs"
              >
                {t(group)}
              </h2>
              <ul>
                {items.map(({ key, href }) => (
                  <li key={key}>
                    <NavLink name={t(key)} icon={ICONS[key]} href={href} isOn={key === current} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </>
  );
}

type NavLinkProps = { name: string; icon: IconComponent; href: string; isOn: boolean };

function NavLink({ name, icon: Icon, href, isOn }: NavLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isOn ? "page" : undefined}
      className="flex min-h-10 pointer-coarse:min-h-11 items-center gap-2.75 rounded-md px-2.5 font-medium text-secondary-foreground hover:bg-accent hover:text-accent-foreground aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground"
    >
      <Icon aria-hidden className="size-4.5" />
      {name}
    </Link>
  );
}
