import { useTranslations } from "next-intl";
import { MOMENT } from "@/components/time/date-formats";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { ArrowLeft, ExternalLink } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { StatusBadge } from "@/components/ui/status-badge";
import { useDates } from "@/lib/i18n/use-dates";
import type { ApprovalDetail as Approval } from "@/lib/moderation/queries/details";
import type { Waiting } from "@/lib/moderation/queries/inbox";
import {
  BusinessFacts,
  CertificateFacts,
  SellerFacts,
  StoryFacts,
  WholesaleFacts,
} from "./application-facts";
import { DecisionForm } from "./decision-form";
import { ListingFacts } from "./listing-facts";
import { ProductFacts } from "./product-facts";
import { ReportFacts } from "./report-facts";
import { RevisionTable } from "./revision-table";
import { liveHrefOf, readerOf, submitter } from "./submitter";

type ApprovalDetailProps = {
  item: Waiting;
  approval: Approval;
  /** Address of the item. */
  href: string;
};

/** One item of the inbox in full, with both decisions. */
export function ApprovalDetail({ item, approval, href }: ApprovalDetailProps) {
  const { title } = item;
  const { kind, id } = approval;
  return (
    <>
      <DetailHead item={item} approval={approval} />
      <div className="grow px-4 pb-5 md:px-6">
        <DetailBody approval={approval} />
      </div>
      <DecisionForm
        key={`${kind}-${id}-${approval.version}`}
        kind={kind}
        id={id}
        version={approval.version}
        title={title}
        reader={readerOf(approval)}
        href={href}
      />
    </>
  );
}

/** Link to the list, where it is not visible beside the item. */
export function BackToList({ href }: { href: string }) {
  const t = useTranslations("moderation.detail");
  return (
    <Link
      href={href}
      scroll={false}
      className="inline-flex min-h-11 items-center gap-2 px-4 pt-2 font-medium text-sm md:hidden"
    >
      <ArrowLeft aria-hidden className="rtl-flip size-4.5" />
      {t("back")}
    </Link>
  );
}

function DetailHead({ item, approval }: Omit<ApprovalDetailProps, "href">) {
  const t = useTranslations("moderation");
  const format = useDates();
  const liveHref = liveHrefOf(approval);
  const moment = format(new Date(item.at), MOMENT);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 border-border border-b px-4 pt-4.5 pb-4 md:px-6">
      <div className="min-w-0 grow basis-80">
        <p className="mb-1.5 flex flex-wrap gap-2">
          <StatusBadge shape="pending">{t("detail.pending")}</StatusBadge>
          <Badge>{t(`kind.${item.kind}`)}</Badge>
        </p>
        <h3
          id="approval-title"
          tabIndex={-1}
          className="display scroll-mt-24 text-d4 [overflow-wrap:anywhere]"
        >
          <bdi>{item.title}</bdi>
        </h3>
        <p className="mt-0.5 text-muted-foreground text-sm">
          <Sent approval={approval} moment={moment} />{" "}
          {item.kind === "revision" && t("detail.staysLive")}
        </p>
      </div>
      {liveHref && (
        <ButtonLink href={liveHref} variant="outline" size="sm">
          <ExternalLink aria-hidden className="rtl-flip" />
          {t("detail.viewLive")}
        </ButtonLink>
      )}
    </div>
  );
}

function Sent({ approval, moment }: { approval: Approval; moment: string }) {
  const t = useTranslations("moderation.detail");
  const sender = submitter(approval);
  if (!sender) return t("sent", { moment });
  const { name, href } = sender;
  return href
    ? t.rich("byLink", { who: () => <Who name={name} href={href} />, moment })
    : t.rich("by", { name, moment, ...richTextTags });
}

function Who({ name, href }: { name: string; href: string | null }) {
  return (
    <Link href={href ?? ""} className="link">
      <bdi>{name}</bdi>
    </Link>
  );
}

function DetailBody({ approval }: { approval: Approval }) {
  switch (approval.kind) {
    case "product":
      return <ProductFacts detail={approval.detail} />;
    case "revision":
      return <RevisionTable detail={approval.detail} />;
    case "certificate":
      return <CertificateFacts detail={approval.detail} />;
    case "business":
      return <BusinessFacts detail={approval.detail} />;
    case "listing":
      return <ListingFacts detail={approval.detail} />;
    case "seller":
      return <SellerFacts detail={approval.detail} />;
    case "wholesale":
      return <WholesaleFacts detail={approval.detail} />;
    case "story":
      return <StoryFacts detail={approval.detail} />;
    case "report":
      return <ReportFacts detail={approval.detail} />;
  }
}
