import { hasLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { adminHref } from "@/components/admin-ui/admin-href";
import { Moment } from "@/components/time/moment";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { UserAccount } from "@/lib/admin/users/queries";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { routing } from "@/lib/i18n/routing";
import { placeOf } from "./place-of";

const COUNTED = ["orders", "sales", "products", "reviews", "sessions"] as const;

/** Activity counts of the account. */
export function AccountCounts(counts: UserAccount["counts"]) {
  const t = useTranslations("users.counts");
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-5">
      {COUNTED.map((name) => (
        <div key={name} className="bg-card px-5 py-3.5 max-sm:last:col-span-2">
          <dt className="text-muted-foreground text-sm">{t(name)}</dt>
          <dd className="font-semibold text-2xl">
            <bdi dir="ltr">{counts[name].toLocaleString("en-US")}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Contact details and other facts of an account. */
export function AccountFacts({ account }: { account: UserAccount }) {
  const t = useTranslations("users.facts");
  const { id, firstName, lastName, phone, address, locale, createdAt, storefront } = account;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <section aria-labelledby="facts-title" className="rounded-lg border bg-card p-5">
      <h3 id="facts-title" className="mb-2 font-semibold">
        {t("title")}
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] text-md">
        <Fact name={t("number")}>
          <bdi dir="ltr">{`#${id}`}</bdi>
        </Fact>
        <Fact name={t("name")}>{name && <bdi>{name}</bdi>}</Fact>
        <Fact name={t("email")}>
          <a href={`mailto:${account.email}`} className="link">
            <bdi dir="ltr">{account.email}</bdi>
          </a>
        </Fact>
        <Fact name={t("phone")}>{phone && <bdi dir="ltr">{phone}</bdi>}</Fact>
        <Fact name={t("address")}>{address && <bdi>{address}</bdi>}</Fact>
        <Fact name={t("place")}>{placeOf(account) && <bdi>{placeOf(account)}</bdi>}</Fact>
        <Fact name={t("language")}>
          {hasLocale(routing.locales, locale) ? NATIVE_NAMES[locale] : locale}
        </Fact>
        <Fact name={t("joined")}>
          <Moment at={createdAt} />
        </Fact>
        <Fact name={t("store")}>{storefront && <Store {...storefront} />}</Fact>
        {account.role === "seller" && (
          <Fact name={t("sellerPage")}>
            <Link href={`/seller/${id}`} className="link">
              {t("open")}
            </Link>
          </Fact>
        )}
        <Fact name={t("purchases")}>
          <Link href={adminHref("orders", { q: account.email })} className="link">
            {t("open")}
          </Link>
        </Fact>
      </dl>
    </section>
  );
}

type StoreProps = { urlSlug: string; storeName: string; isPublished: boolean };

function Store({ urlSlug, storeName, isPublished }: StoreProps) {
  const t = useTranslations("users.facts");
  if (!isPublished) return t.rich("draft", { name: storeName, ...richTextTags });
  return (
    <Link href={`/store/${urlSlug}`} className="link">
      <bdi>{storeName}</bdi>
    </Link>
  );
}

/** A missing fact is labeled as such. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations("users.facts");
  return (
    <div className="col-span-2 grid grid-cols-subgrid gap-x-6 border-t py-2 first:border-t-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">
        {children || <span className="text-muted-foreground">{t("unknown")}</span>}
      </dd>
    </div>
  );
}
