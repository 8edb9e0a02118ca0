import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import {
  CircleCheck,
  CircleX,
  Clock,
  type IconComponent,
  PartyPopper,
} from "@/components/ui/icons";
import { Hem } from "@/components/ui/weaves";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import type { MyWholesale } from "@/lib/wholesale/queries";

const PRESENTATIONS: Record<MyWholesale["status"], { tone: Tone; icon: IconComponent }> = {
  pending: { tone: "warning", icon: Clock },
  approved: { tone: "success", icon: CircleCheck },
  rejected: { tone: "destructive", icon: CircleX },
};

/** State of the viewer's application, and the admin's note. */
export function StatusCard({ application }: { application: MyWholesale }) {
  const t = useTranslations("wholesale.status");
  const dateText = useDates();
  const { businessName, status, reviewNotes, createdAt } = application;
  const { tone, icon: Icon } = PRESENTATIONS[status];
  const date = dateText(new Date(createdAt), LONG_DATE);
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby="status" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="status" className="display text-d3">
            {t("title")}
          </h2>
          <Badge tone={tone}>
            <Icon aria-hidden />
            {t(status)}
          </Badge>
        </div>
        <p>
          <strong>
            <bdi>{businessName}</bdi>
          </strong>
          <span className="block text-muted-foreground text-sm">{t("sentOn", { date })}</span>
        </p>
        {status === "pending" && <p>{t("pendingText")}</p>}
        {status === "rejected" && <p>{t("rejectedText")}</p>}
        {reviewNotes && (
          <div className="rounded-md bg-muted px-4 py-3.5">
            <h3 className="font-semibold">{t("notes")}</h3>
            <p dir="auto" className="mt-1 whitespace-pre-line">
              {reviewNotes}
            </p>
          </div>
        )}
      </section>
    </Card>
  );
}

/** Benefits of an approved buyer. */
export function Congratulations() {
  const t = useTranslations("wholesale.status");
  return (
    <Card className="overflow-hidden">
      <section aria-labelledby="congratulations" className="flex flex-wrap gap-4 p-5 sm:p-7">
        <PartyPopper aria-hidden className="size-8 shrink-0 text-brand-ink" />
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <h2 id="congratulations" className="display text-d3">
            {t("congratulations")}
          </h2>
          <p className="max-w-[66ch] text-muted-foreground">{t("congratulationsText")}</p>
          <ButtonLink href="/shop" variant="brand" className="mt-2 w-fit">
            {t("shop")}
          </ButtonLink>
        </div>
      </section>
      <Hem weave="coffee" />
    </Card>
  );
}
