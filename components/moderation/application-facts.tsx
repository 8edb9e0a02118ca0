import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BusinessHours } from "@/components/directory/business-hours";
import { formatHours } from "@/components/directory/format-hours";
import { CertificateLabel } from "@/components/products/editor/certificate-label";
import { Link } from "@/components/ui/link";
import { useVolumeLabels } from "@/components/wholesale/use-volume-labels";
import type { BusinessCategory } from "@/lib/directory/categories";
import { readHours } from "@/lib/directory/hours";
import { useDates } from "@/lib/i18n/use-dates";
import type { ApprovalDetail } from "@/lib/moderation/queries/details";
import { DetailsList, type Fact, Latin, UserText } from "./details-list";

type DetailOf<K extends ApprovalDetail["kind"]> = Extract<ApprovalDetail, { kind: K }>["detail"];

const DAY = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;

export function CertificateFacts({ detail }: { detail: DetailOf<"certificate"> }) {
  const t = useTranslations("moderation.field");
  const dateText = useDates();
  const { type, body, number, validUntil, documentUrl, product } = detail;
  return (
    <DetailsList
      facts={[
        { name: t("type"), value: <CertificateLabel type={type} /> },
        { name: t("product"), value: <ProductLink product={product} /> },
        { name: t("body"), value: <bdi>{body}</bdi> },
        { name: t("number"), value: <Latin text={number} /> },
        { name: t("validUntil"), value: dateText(validUntil, DAY) },
        {
          name: t("document"),
          value: documentUrl ? (
            <Outward href={documentUrl}>{t("openDocument")}</Outward>
          ) : (
            t("none")
          ),
        },
      ]}
    />
  );
}

/** A business that applies for the directory. */
export function BusinessFacts({ detail }: { detail: DetailOf<"business"> }) {
  const t = useTranslations("moderation.field");
  const tListing = useTranslations("moderation.listing");
  const tDirectory = useTranslations("directory");
  const format = useFormatter();
  const storedHours = readHours(detail.hours);
  const hours = storedHours && formatHours(storedHours, { t: tDirectory, format });
  // Safe: the application's schema allows only these.
  const category = detail.category as BusinessCategory;
  return (
    <DetailsList
      facts={[
        { name: t("description"), value: <UserText text={detail.description} /> },
        { name: t("category"), value: tDirectory(`category.${category}`) },
        { name: t("address"), value: <bdi>{detail.address}</bdi> },
        { name: t("phone"), value: <Latin text={detail.phone} /> },
        { name: t("email"), value: detail.email && <Latin text={detail.email} /> },
        { name: t("website"), value: detail.website && <Outward href={detail.website} /> },
        { name: t("picture"), value: detail.imageUrl && <Outward href={detail.imageUrl} /> },
        { name: tListing("hours"), value: hours && <BusinessHours {...hours} /> },
        { name: tListing("languages"), value: detail.languages.join(", ") },
      ]}
    />
  );
}

/** An application to sell. */
export function SellerFacts({ detail }: { detail: DetailOf<"seller"> }) {
  const t = useTranslations("moderation.field");
  const plan = detail.selectedPlan as "free" | "premium" | "enterprise";
  return (
    <DetailsList
      facts={[
        { name: t("description"), value: <UserText text={detail.description} /> },
        {
          name: t("experience"),
          value: detail.experience && <UserText text={detail.experience} />,
        },
        { name: t("location"), value: detail.location && <bdi>{detail.location}</bdi> },
        { name: t("email"), value: <Latin text={detail.email} /> },
        { name: t("phone"), value: detail.phone && <Latin text={detail.phone} /> },
        { name: t("plan"), value: t(`plans.${plan}`) },
      ]}
    />
  );
}

/** An application to buy at wholesale prices. */
export function WholesaleFacts({ detail }: { detail: DetailOf<"wholesale"> }) {
  const t = useTranslations("moderation.field");
  const volumeOf = useVolumeLabels();
  const tType = useTranslations("wholesale.type");
  const person = `${detail.contactPersonName}, ${detail.contactPersonEmail}`;
  const facts: Fact[] = [
    { name: t("businessType"), value: tType(detail.businessType as "other") },
    { name: t("volume"), value: volumeOf(detail.estimatedOrderVolume) },
    { name: t("address"), value: <bdi>{detail.businessAddress}</bdi> },
    { name: t("taxId"), value: detail.taxId && <Latin text={detail.taxId} /> },
    { name: t("phone"), value: <Latin text={detail.businessPhone} /> },
    {
      name: t("website"),
      value: detail.businessWebsite && <Outward href={detail.businessWebsite} />,
    },
    { name: t("person"), value: <bdi>{person}</bdi> },
    { name: t("account"), value: <Latin text={detail.user.email} /> },
    {
      name: t("notes"),
      value: detail.applicationNotes && <UserText text={detail.applicationNotes} />,
    },
  ];
  return <DetailsList facts={facts} />;
}

/** A customer's story as it would be published. */
export function StoryFacts({ detail }: { detail: DetailOf<"story"> }) {
  const t = useTranslations("moderation.field");
  return (
    <DetailsList
      facts={[
        { name: t("story"), value: <UserText text={detail.content} /> },
        { name: t("product"), value: detail.product && <ProductLink product={detail.product} /> },
      ]}
    />
  );
}

function ProductLink({ product }: { product: { id: number; title: string } }) {
  return (
    <Link href={`/product/${product.id}`} className="link">
      <bdi>{product.title}</bdi>
    </Link>
  );
}

/** An external link in a new window, without a referrer. */
function Outward({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link">
      {children ?? <Latin text={href} />}
    </a>
  );
}
