import { useTranslations } from "next-intl";

import { toCategorySlug } from "@/lib/products/categories";
import type { CustomerInsight } from "@/lib/seller-tools/queries/customers";

/** A buyer as far as the seller knows them: a name from the labels, else the username; and the address for mail. */
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

/** What a buyer bought most of, first. */
export function LikedCategories({ categories }: { categories: string[] }) {
  const t = useTranslations("catalog.category");
  const names = categories.map((label) => {
    const slug = toCategorySlug(label);
    return slug ? t(slug) : label;
  });
  return <span className="text-sm">{names.join(" · ")}</span>;
}
