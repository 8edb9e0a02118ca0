import { getTranslations } from "next-intl/server";

import { PageMessages } from "@/components/layout/page-messages";
import { draftPath, productListPath } from "@/components/seller-dashboard/dashboard-urls";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Viewer } from "@/lib/auth/viewer";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import { type DraftRow, listDrafts } from "@/lib/products/drafts/queries";
import { RemoveDraft } from "./remove-draft";

/** The seller's drafts of products, last edited first. */
export async function DraftList({ viewer }: { viewer: Viewer }) {
  const [t, drafts] = await Promise.all([
    getTranslations("dashboard.products.drafts"),
    listDrafts(viewer),
  ]);
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t("title")}</h2>
        <ButtonLink href={productListPath({})} variant="outline" size="sm">
          {t("back")}
        </ButtonLink>
      </div>
      <p className="text-muted-foreground text-sm">{t(drafts.length > 0 ? "text" : "none")}</p>
      <PageMessages namespaces={["dashboard.products.drafts"]}>
        <ul>
          {drafts.map((draft) => (
            <DraftItem key={draft.id} draft={draft} untitled={t("untitled")} />
          ))}
        </ul>
      </PageMessages>
    </Card>
  );
}

type DraftItemProps = { draft: DraftRow; untitled: string };

function DraftItem({ draft: { id, title, updatedAt }, untitled }: DraftItemProps) {
  const dateText = useDates();
  const name = title || untitled;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-2.5">
      <Link
        href={draftPath(id)}
        className="min-w-0 grow py-2 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
      <span className="text-muted-foreground text-sm">{dateText(updatedAt, DATE)}</span>
      <RemoveDraft id={id} name={name} />
    </li>
  );
}
