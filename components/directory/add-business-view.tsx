import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { Card } from "@/components/ui/card";
import { BadgeCheck, Clock, Eye, MapPin } from "@/components/ui/icons";
import type { MyListing } from "@/lib/directory/queries/my-listings";
import { ApplicationForm } from "./application-form";
import { FORM_MESSAGES } from "./form-messages";
import { MyListings } from "./my-listings";

type AddBusinessViewProps = { isSignedIn: boolean; listings: MyListing[] };

/** The application for the directory (specification C, section 2), and the viewer's listings. */
export function AddBusinessView({ isSignedIn, listings }: AddBusinessViewProps) {
  const t = useTranslations("directory");
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-16 md:pt-10 md:pb-20">
      <PageHeader title={t("add")} description={t("application.text")} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:order-last">
          <Benefits />
          {listings.length > 0 && <MyListings myListings={listings} />}
        </div>
        <PageMessages namespaces={FORM_MESSAGES}>
          <ApplicationForm isSignedIn={isSignedIn} />
        </PageMessages>
      </div>
    </div>
  );
}

const BENEFITS = [
  ["visibility", "visibilityText", Eye],
  ["discovery", "discoveryText", MapPin],
  ["badge", "badgeText", BadgeCheck],
] as const;

function Benefits() {
  const t = useTranslations("directory.application");
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="font-bold text-lg">{t("benefits")}</h2>
      <ul className="grid gap-4 sm:max-lg:grid-cols-3">
        {BENEFITS.map(([name, more, Icon]) => (
          <li key={name} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-ink" />
            <div className="min-w-0">
              <h3 className="font-semibold text-md">{t(name)}</h3>
              <p className="text-muted-foreground text-sm">{t(more)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-3 rounded-md bg-secondary p-4 text-secondary-foreground">
        <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <h3 className="font-semibold text-md">{t("review")}</h3>
          <p className="text-sm">{t("reviewText")}</p>
        </div>
      </div>
    </Card>
  );
}
