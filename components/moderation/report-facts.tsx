import { useTranslations } from "next-intl";
import { Moment } from "@/components/time/moment";
import { Badge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Stars } from "@/components/ui/stars";
import type { ApprovalDetail } from "@/lib/moderation/queries/details";
import { DetailsList, UserText } from "./details-list";

type Report = Extract<ApprovalDetail, { kind: "report" }>["detail"];

/** The reported content in full, with its reporters and reasons. */
export function ReportFacts({ detail }: { detail: Report }) {
  const t = useTranslations("moderation");
  const { kind, reported, reports } = detail;
  const { title, text, rating, isHidden } = reported;
  return (
    <div className="grid gap-5 pt-4">
      <Banner tone={isHidden ? "warning" : "neutral"}>
        {t(isHidden ? "detail.hidden" : "detail.stillVisible")}
      </Banner>
      <DetailsList
        facts={[
          {
            name: t("field.rating"),
            value: rating !== null && (
              <Stars rating={rating} label={t("detail.stars", { count: rating })} />
            ),
          },
          { name: t(`reported.${kind}`), value: <UserText text={title} /> },
          { name: t("field.words"), value: <UserText text={text} /> },
        ]}
      />
      <section aria-labelledby="reasons">
        <h3 id="reasons" className="flex items-center gap-2 font-semibold text-md">
          {t("detail.reasons")} <Badge>{String(reports.length)}</Badge>
        </h3>
        <ul className="mt-1">
          {reports.map(({ reason, createdAt, reporter }) => (
            <li key={reporter.username} className="border-border not-last:border-b py-3 text-md">
              <UserText text={reason} />
              <p className="mt-0.5 text-muted-foreground text-sm">
                <bdi>{reporter.username}</bdi>{" "}
                <Moment at={createdAt.toISOString()} hasYear={false} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
