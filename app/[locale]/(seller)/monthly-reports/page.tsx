import { getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { SellerNav } from "@/components/layout/seller-nav";
import { MonthList } from "@/components/monthly-reports/month-list";
import { ReportsDenied } from "@/components/monthly-reports/reports-denied";
import { YearSelect } from "@/components/monthly-reports/year-select";
import { YearTotals } from "@/components/monthly-reports/year-totals";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { listReports } from "@/lib/monthly-reports/queries/reports";
import { yearSchema } from "@/lib/monthly-reports/schema";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("monthlyReports.title");

type Props = PageProps<"/[locale]/monthly-reports">;

export default async function MonthlyReportsPage({ searchParams }: Props) {
  const viewer = await getViewer();
  if (viewer?.role !== "seller") return <ReportsDenied isSignedIn={viewer !== null} />;
  const now = new Date();
  const yearParam = yearSchema.safeParse(await searchParams);
  const year = yearParam.data?.year ?? now.getUTCFullYear();
  const [t, reports] = await Promise.all([
    getTranslations("monthlyReports"),
    listReports(viewer, year),
  ]);
  return (
    <div className="wrap grid gap-6 pt-6 pb-16 md:pt-7 md:pb-20 lg:grid-cols-[204px_minmax(0,1fr)] lg:gap-11">
      <SellerNav viewer={viewer} current="reports" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <PageHeader title={t("title")} description={t("lead")}>
          <YearSelect year={year} now={now} />
        </PageHeader>
        <YearTotals reports={reports} year={year} now={now} />
        <PageMessages namespaces={["checkout.countries", "monthlyReports", "validation"]}>
          <MonthList reports={reports} year={year} now={now} />
        </PageMessages>
      </div>
    </div>
  );
}
