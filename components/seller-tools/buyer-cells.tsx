import { useTranslations } from "next-intl";

import { toCategorySlug } from "@/lib/products/categories";
import type { CustomerInsight } from "@/lib/seller-tools/queries/customers";

/** A buyer as known to the seller: a name from the labels, otherwise the username; and the email address. */
export function BuyerName({ buyer }: Pick<CustomerInsight, "buyer">) {
  const t = useTranslations("sellerTools.customers");
  const { firstName, lastName, email, username } = buyer;
  if (!email) return t("deleted");
  const name = [firstName, lastName].filter(Boolean).join(" ") || username;
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </span>
      <bdi dir="ltr" className="font-normal text-muted-foreground text-sm [overflow-wrap:anywhere]">
        {email}
      </bdi>
    </>
  );
}

/** A buyer's categories, most frequent first. */
export function LikedCategories({ categories }: { categories: string[] }) {
  const t = useTranslations("catalog.category");
  const names = categories.map((label) => {
    const slug = toCategorySlug(label);
    return slug ? t(slug) : label;
  });
  return <span className="text-sm">{names.join(" · ")}</span>;
}
