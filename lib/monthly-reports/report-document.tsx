import "server-only";

import { View } from "@react-pdf/renderer";
import { centsOf, formatMoney } from "@/lib/core/money";
import { getLabels, type Labels } from "@/lib/pdf/labels";
import { DocumentPage, QUIET, Row, T } from "@/lib/pdf/page";
import { renderDocument } from "@/lib/pdf/render";
import { type Figure, HALF, Stats, TopList } from "@/lib/pdf/stats";
import type { MonthlyReport } from "./dto";
import { placeName } from "./rules";

/**
 * A seller's monthly report as a PDF, in a language.
 * @throws DomainError unavailable if too many are requested at once
 */
export function composeReport(report: MonthlyReport, seller: string, lang: string) {
  const labels = getLabels(lang);
  const { reportYear, reportMonth } = report;
  const month = labels.month(reportYear, reportMonth);
  const title = `${labels.t("documents.report.title")}, ${month}`;
  return renderDocument(
    title,
    labels.locale,
    <ReportDocument labels={labels} report={report} seller={seller} month={month} />,
  );
}

type ReportDocumentProps = { labels: Labels; report: MonthlyReport; seller: string; month: string };

function ReportDocument({ labels, report, seller, month }: ReportDocumentProps) {
  const { t, figure } = labels;
  return (
    <DocumentPage
      labels={labels}
      title={t("documents.report.title")}
      number={month}
      foot={`${seller} · ${month}`}
    >
      <View style={{ marginBottom: 10 }}>
        <T labels={labels} style={{ fontSize: 13, fontWeight: 600 }}>
          {seller}
        </T>
        <T labels={labels} style={{ color: QUIET }}>
          {t("documents.report.number", {
            id: figure(`#${report.id}`),
            date: labels.date(report.generatedAt),
          })}
        </T>
      </View>
      <Stats labels={labels} left={earned(labels, report)} right={balance(labels, report)} />
      <Stats labels={labels} left={orders(labels, report)} right={people(labels, report)} />
      <TopList
        labels={labels}
        name={t("documents.report.topProducts")}
        count={t("documents.report.units")}
        rows={report.topSellingProducts.map(({ title, quantity, sales }) => ({
          name: title,
          count: quantity,
          sales,
        }))}
      />
      <Places labels={labels} report={report} />
      <View wrap={false} style={{ marginTop: 4 }}>
        <T labels={labels} style={{ color: QUIET, fontSize: 9 }}>
          {t("documents.report.taxNote")}
        </T>
        <T labels={labels} style={{ color: QUIET, fontSize: 9 }}>
          {t("documents.report.utcNote")}
        </T>
      </View>
    </DocumentPage>
  );
}

/** Cities and states side by side, so that a month fits on one page. */
function Places({ labels, report }: { labels: Labels; report: MonthlyReport }) {
  const { t } = labels;
  const count = t("documents.report.orders");
  const toRow = (place: MonthlyReport["topBuyerStates"][number] & { city?: string }) => ({
    name: placeName(place, (code) => t(`checkout.countries.${code}`)),
    count: place.orders,
    sales: place.sales,
  });
  const cities = report.topBuyerCities.map(toRow);
  const states = report.topBuyerStates.map(toRow);
  return (
    <Row labels={labels} style={{ gap: 28, alignItems: "flex-start" }}>
      <View style={HALF}>
        <TopList
          labels={labels}
          name={t("documents.report.topCities")}
          count={count}
          rows={cities}
        />
      </View>
      <View style={HALF}>
        <TopList
          labels={labels}
          name={t("documents.report.topStates")}
          count={count}
          rows={states}
        />
      </View>
    </Row>
  );
}

const money = (labels: Labels, amount: string) => labels.figure(formatMoney(centsOf(amount)));
const minus = (labels: Labels, amount: string) => labels.figure(formatMoney(-centsOf(amount)));

function earned(labels: Labels, report: MonthlyReport): Figure[] {
  const { t } = labels;
  return [
    [t("documents.report.totalSales"), money(labels, report.totalSales)],
    [t("documents.report.gross"), money(labels, report.grossRevenue)],
    [t("documents.report.fees"), minus(labels, report.platformFees)],
    [t("documents.report.refunds"), minus(labels, report.refunds)],
    [t("documents.report.net"), money(labels, report.netRevenue), true],
  ];
}

function balance(labels: Labels, report: MonthlyReport): Figure[] {
  const { t } = labels;
  return [
    [t("documents.report.opening"), money(labels, report.openingBalance)],
    [t("documents.report.net"), money(labels, report.netRevenue)],
    [t("documents.report.payouts"), minus(labels, report.payouts)],
    [t("documents.report.closing"), money(labels, report.closingBalance), true],
  ];
}

function orders(labels: Labels, report: MonthlyReport): Figure[] {
  const { t, figure } = labels;
  return [
    [t("documents.report.totalOrders"), figure(String(report.totalOrders))],
    [t("documents.report.productsSold"), figure(String(report.productsSold))],
    [t("documents.report.averageOrder"), money(labels, report.averageOrderValue)],
  ];
}

function people(labels: Labels, report: MonthlyReport): Figure[] {
  const { t, figure } = labels;
  return [
    [t("documents.report.customers"), figure(String(report.uniqueCustomers))],
    [t("documents.report.returning"), figure(String(report.returningCustomers))],
    [t("documents.report.taxable"), money(labels, report.taxableAmount)],
    [t("documents.report.tax"), money(labels, report.salesTaxCollected)],
  ];
}
