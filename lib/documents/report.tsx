import "server-only";

import { View } from "@react-pdf/renderer";

import { formatMoney } from "@/lib/core/money";
import type { MonthlyReport } from "@/lib/reports/dto";
import { centsOf } from "@/lib/reports/rules";
import { type Figure, Figures, HALF, TopList } from "./figures";
import { Paper, QUIET, Row, T } from "./paper";
import { renderDocument } from "./render";
import { type Words, wordsOf } from "./words";

/** A seller's month on paper, in a language. @throws DomainError unavailable when too many are wanted at once */
export function composeReport(report: MonthlyReport, seller: string, lang: string) {
  const words = wordsOf(lang);
  const { reportYear, reportMonth } = report;
  const month = words.month(reportYear, reportMonth);
  const title = `${words.t("documents.report.title")}, ${month}`;
  return renderDocument(
    title,
    words.locale,
    <ReportPaper words={words} report={report} seller={seller} month={month} />,
  );
}

type ReportPaperProps = { words: Words; report: MonthlyReport; seller: string; month: string };

function ReportPaper({ words, report, seller, month }: ReportPaperProps) {
  const { t, figure } = words;
  return (
    <Paper
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
      <Figures words={words} left={earned(words, report)} right={balance(words, report)} />
      <Figures words={words} left={orders(words, report)} right={people(words, report)} />
      <TopList
        words={words}
        name={t("documents.report.topProducts")}
        count={t("documents.report.pieces")}
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
    </Paper>
  );
}

/** Cities and states beside each other, so that a month stays on one page. */
function Places({ words, report }: { words: Words; report: MonthlyReport }) {
  const { t } = words;
  const count = t("documents.report.orders");
  const cities = report.topBuyerCities.map(({ city, state, country, orders: of, sales }) => ({
    name: [city, state, country].filter(Boolean).join(", "),
    count: of,
    sales,
  }));
  const states = report.topBuyerStates.map(({ state, country, orders: of, sales }) => ({
    name: [state, country].filter(Boolean).join(", "),
    count: of,
    sales,
  }));
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

const money = (words: Words, amount: string) => words.figure(formatMoney(centsOf(amount)));
const minus = (words: Words, amount: string) => words.figure(formatMoney(-centsOf(amount)));

function earned(words: Words, report: MonthlyReport): Figure[] {
  const { t } = words;
  return [
    [t("documents.report.totalSales"), money(words, report.totalSales)],
    [t("documents.report.gross"), money(words, report.grossRevenue)],
    [t("documents.report.fees"), minus(words, report.platformFees)],
    [t("documents.report.refunds"), minus(words, report.refunds)],
    [t("documents.report.net"), money(words, report.netRevenue), true],
  ];
}

function balance(words: Words, report: MonthlyReport): Figure[] {
  const { t } = words;
  return [
    [t("documents.report.opening"), money(words, report.openingBalance)],
    [t("documents.report.net"), money(words, report.netRevenue)],
    [t("documents.report.payouts"), minus(words, report.payouts)],
    [t("documents.report.closing"), money(words, report.closingBalance), true],
  ];
}

function orders(words: Words, report: MonthlyReport): Figure[] {
  const { t, figure } = words;
  return [
    [t("documents.report.totalOrders"), figure(String(report.totalOrders))],
    [t("documents.report.productsSold"), figure(String(report.productsSold))],
    [t("documents.report.averageOrder"), money(words, report.averageOrderValue)],
  ];
}

function people(words: Words, report: MonthlyReport): Figure[] {
  const { t, figure } = words;
  return [
    [t("documents.report.customers"), figure(String(report.uniqueCustomers))],
    [t("documents.report.returning"), figure(String(report.returningCustomers))],
    [t("documents.report.taxable"), money(words, report.taxableAmount)],
    [t("documents.report.tax"), money(words, report.salesTaxCollected)],
  ];
}
