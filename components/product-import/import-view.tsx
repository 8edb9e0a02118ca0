import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { ImportState, RecentImport } from "@/lib/product-import/queries";
import { ImportForm } from "./import-form";
import { ImportProgress } from "./import-progress";

type ImportViewProps = {
  isInPlan: boolean;
  /** The import to show; null for a new one. */
  state: ImportState | null;
  recent: RecentImport[];
};

/** Imports many products from one file: a check without changes, then a job. */
export function ImportView({ isInPlan, state, recent }: ImportViewProps) {
  const t = useTranslations("products.import");
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
      <div>
        <Link
          href="/dashboard?tab=products"
          className="inline-flex min-h-11 items-center gap-2 text-muted-foreground text-sm hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="rtl-flip size-4" />
          {t("back")}
        </Link>
        <h1 className="display text-d2">{t("title")}</h1>
        <p className="mt-1.5 max-w-[66ch] text-lg text-muted-foreground">{t("lead")}</p>
      </div>
      {state ? (
        <ImportProgress key={state.id} initial={state} />
      ) : (
        <NewImport isInPlan={isInPlan} />
      )}
      {recent.length > 0 && <RecentImports recent={recent} />}
    </div>
  );
}

const NewImport = ({ isInPlan }: { isInPlan: boolean }) =>
  isInPlan ? <ImportForm /> : <NotInPlan />;

function RecentImports({ recent }: { recent: RecentImport[] }) {
  const t = useTranslations("products.import");
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold text-lg">{t("recent")}</h2>
      <ul className="divide-y divide-border rounded-lg border border-border bg-card">
        {recent.map(({ id, fileName, isFinished }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4">
            <Link
              href={`/add-product?import=${id}`}
              className="inline-flex min-h-11 min-w-0 items-center break-all hover:underline"
            >
              <bdi>{fileName}</bdi>
            </Link>
            <span className="text-muted-foreground text-sm">
              {isFinished ? t("finished") : t("importing")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotInPlan() {
  const t = useTranslations("products.import");
  return (
    <EmptyState
      image="/illustrations/cutouts/book.svg"
      title={t("notInPlan")}
      description={t("notInPlanMore")}
    >
      <ButtonLink href="/subscription-plans">{t("seePlans")}</ButtonLink>
    </EmptyState>
  );
}
