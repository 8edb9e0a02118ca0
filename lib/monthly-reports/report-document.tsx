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
  const words = getLabels(lang);
  const { reportYear, reportMonth } = report;
  const month = words.month(reportYear, reportMonth);
  const title = `${words.t("documents.report.title")}, ${month}`;
  return renderDocument(
    title,
    words.locale,
    <ReportDocument words={words} report={report} seller={seller} month={month} />,
  );
}

type ReportPaperProps = { words: Labels; report: MonthlyReport; seller: string; month: string };

function ReportDocument({ words, report, seller, month }: ReportPaperProps) {
  const { t, figure } = words;
  return (
    <DocumentPage
      words={words}
      title={t("documents.report.title")}
      number={month}
      foot={`${seller} · ${month}`}
    >
      <View style={{ marginBottom: 10 }}>
        <T words={words} style={{ fontSize: 13, fontWeight: 600 }}>
          {seller}
        </T>
        <T words={words} style={{ color: QUIET }}>
          {t("documents.report.number", {
            id: figure(`#${report.id}`),
            date: words.date(report.generatedAt),
          })}
        </T>
      </View>
      <Stats words={words} left={earned(words, report)} right={balance(words, report)} />
      <Stats words={words} left={orders(words, report)} right={people(words, report)} />
      <TopList
        words={words}
        name={t("documents.report.topProducts")}
        count={t("documents.report.units")}
        rows={report.topSellingProducts.map(({ title, quantity, sales }) => ({
          name: title,
          count: quantity,
          sales,
        }))}
      />
      <Places words={words} report={report} />
      <View wrap={false} style={{ marginTop: 4 }}>
        <T words={words} style={{ color: QUIET, fontSize: 9 }}>
          {t("documents.report.taxNote")}
        </T>
        <T words={words} style={{ color: QUIET, fontSize: 9 }}>
          {t("documents.report.utcNote")}
        </T>
      </View>
    </DocumentPage>
  );
}

/** Cities and states side by side, so that a month fits on one page. */
function Places({ words, report }: { words: Labels; report: MonthlyReport }) {
  const { t } = words;
  const count = t("documents.report.orders");
  const toRow = (place: MonthlyReport["topBuyerStates"][number] & { city?: string }) => ({
    name: placeName(place, (code) => t(`checkout.countries.${code}`)),
    count: place.orders,
    sales: place.sales,
  });
  const cities = report.topBuyerCities.map(toRow);
  const states = report.topBuyerStates.map(toRow);
  return (
    <Row words={words} style={{ gap: 28, alignItems: "flex-start" }}>
      <View style={HALF}>
        <TopList words={words} name={t("documents.report.topCities")} count={count} rows={cities} />
      </View>
      <View style={HALF}>
        <TopList words={words} name={t("documents.report.topStates")} count={count} rows={states} />
      </View>
    </Row>
  );
}

const money = (words: Labels, amount: string) => words.figure(formatMoney(centsOf(amount)));
const minus = (words: Labels, amount: string) => words.figure(formatMoney(-centsOf(amount)));

function earned(words: Labels, report: MonthlyReport): Figure[] {
  const { t } = words;
  return [
    [t("documents.report.totalSales"), money(words, report.totalSales)],
    [t("documents.report.gross"), money(words, report.grossRevenue)],
    [t("documents.report.fees"), minus(words, report.platformFees)],
    [t("documents.report.refunds"), minus(words, report.refunds)],
    [t("documents.report.net"), money(words, report.netRevenue), true],
  ];
}

function balance(words: Labels, report: MonthlyReport): Figure[] {
  const { t } = words;
  return [
    [t("documents.report.opening"), money(words, report.openingBalance)],
    [t("documents.report.net"), money(words, report.netRevenue)],
    [t("documents.report.payouts"), minus(words, report.payouts)],
    [t("documents.report.closing"), money(words, report.closingBalance), true],
  ];
}

function orders(words: Labels, report: MonthlyReport): Figure[] {
  const { t, figure } = words;
  return [
    [t("documents.report.totalOrders"), figure(String(report.totalOrders))],
    [t("documents.report.productsSold"), figure(String(report.productsSold))],
    [t("documents.report.averageOrder"), money(words, report.averageOrderValue)],
  ];
}

function people(words: Labels, report: MonthlyReport): Figure[] {
  const { t, figure } = words;
  return [
    [t("documents.report.customers"), figure(String(report.uniqueCustomers))],
    [t("documents.report.returning"), figure(String(report.returningCustomers))],
    [t("documents.report.taxable"), money(words, report.taxableAmount)],
    [t("documents.report.tax"), money(words, report.salesTaxCollected)],
  ];
}
