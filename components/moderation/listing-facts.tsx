import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { readHours } from "@/lib/directory/hours";
import type { ListingContent } from "@/lib/directory/schema";
import type { ApprovalDetail } from "@/lib/moderation/queries/details";
import { DetailsList, type Fact, Latin, UserText } from "./details-list";

type Listing = Extract<ApprovalDetail, { kind: "listing" }>["detail"];

const FIELDS = [
  ["name", "title"],
  ["description", "description"],
  ["category", "category"],
  ["address", "address"],
  ["phone", "phone"],
  ["email", "email"],
  ["website", "website"],
  ["imageUrl", "picture"],
] as const;

/** A request for a listed business: a claim of ownership, or an edit. */
export function ListingFacts({ detail }: { detail: Listing }) {
  return detail.wanted ? (
    <EditFacts live={detail.business} newContent={detail.wanted} account={detail.user.email} />
  ) : (
    <ClaimFacts detail={detail} />
  );
}

function ClaimFacts({ detail: { business, proof, user } }: { detail: Listing }) {
  const t = useTranslations("moderation");
  return (
    <>
      <p className="pt-4 text-md">{t("listing.claim")}</p>
      <DetailsList
        facts={[
          { name: t("listing.proof"), value: <UserText text={proof ?? ""} /> },
          { name: t("listing.account"), value: <Latin text={user.email} /> },
          {
            name: t("listing.owner"),
            value: business.ownerId ? String(business.ownerId) : t("listing.noOwner"),
          },
          { name: t("field.address"), value: <bdi>{business.address}</bdi> },
          { name: t("field.phone"), value: <Latin text={business.phone} /> },
          { name: t("field.email"), value: business.email && <Latin text={business.email} /> },
          {
            name: t("field.website"),
            value: business.website && <Latin text={business.website} />,
          },
        ]}
      />
    </>
  );
}

type EditFactsProps = { live: Listing["business"]; newContent: ListingContent; account: string };

function EditFacts({ live, newContent, account }: EditFactsProps) {
  const t = useTranslations("moderation");
  const tCategory = useTranslations("directory.category");
  const display = (field: string, value: string) =>
    // Safe: both lists of categories have translations.
    field === "category" && value ? tCategory(value as "restaurants") : value;
  const facts: Fact[] = FIELDS.filter(
    ([field]) => (live[field] ?? "") !== (newContent[field] ?? ""),
  ).map(([field, label]) => ({
    name: t(`field.${label}`),
    value: (
      <Change
        from={display(field, live[field] ?? "")}
        to={display(field, newContent[field] ?? "")}
      />
    ),
  }));
  const [liveHours, newHours] = [hoursOf(live.hours), hoursOf(newContent.hours)];
  if (liveHours !== newHours) {
    facts.push({ name: t("listing.hours"), value: <Change from={liveHours} to={newHours} /> });
  }
  if (live.languages.join() !== newContent.languages.join()) {
    facts.push({
      name: t("listing.languages"),
      value: <Change from={live.languages.join(", ")} to={newContent.languages.join(", ")} />,
    });
  }
  return (
    <>
      <p className="pt-4 text-md">
        {facts.length > 0 ? t("listing.edit") : t("listing.same")} <Latin text={account} />
      </p>
      <DetailsList facts={facts} />
    </>
  );
}

function Change({ from, to }: { from: string; to: string }): ReactNode {
  return (
    <span className="grid gap-1">
      {from && (
        <del className="w-fit whitespace-pre-line bg-destructive-soft px-1 text-destructive-ink">
          <bdi>{from}</bdi>
        </del>
      )}
      {to && (
        <ins className="w-fit whitespace-pre-line bg-success-soft px-1 text-success-ink underline">
          <bdi>{to}</bdi>
        </ins>
      )}
    </span>
  );
}

/** One line per day, in English as stored. */
function hoursOf(hours: unknown): string {
  return (readHours(hours) ?? [])
    .map(({ day, opens, closes }) => `${day} ${opens}-${closes}`)
    .join("\n");
}
