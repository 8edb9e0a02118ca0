import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PageHeader } from "@/components/layout/page-header";
import { Count } from "@/components/ui/stats-bar";
import { FIXED_FIGURES } from "@/lib/core/site";
import { CARD_CATEGORIES } from "@/lib/directory/categories";

export function DirectoryHeader({ verified }: { verified: number }) {
  const t = useTranslations("directory");
  const categories = CARD_CATEGORIES.length;
  return (
    <PageHeader title={t("title")} description={t("text")}>
      <div className="flex max-sm:w-full max-sm:justify-between">
        <Figure
          value={<Count>{verified}</Count>}
          name={t("counts.verified", { count: verified })}
        />
        <Figure
          value={<Count>{categories}</Count>}
          name={t("counts.categories", { count: categories })}
        />
        <Figure
          value={<bdi dir="ltr">{`${FIXED_FIGURES.communityOwnedPercent}%`}</bdi>}
          name={t("counts.owned")}
        />
      </div>
    </PageHeader>
  );
}

function Figure({ value, name }: { value: ReactNode; name: string }) {
  return (
    <p className="border-input not-first:border-s px-3 first:ps-0 last:pe-0 sm:px-6">
      <b className="block font-semibold text-2xl tabular-nums leading-tight">{value}</b>{" "}
      <span className="text-muted-foreground text-sm">{name}</span>
    </p>
  );
}
