import { useTranslations } from "next-intl";
import { ShareMenu } from "@/components/share/share-menu";
import { ExternalLink, Mail, Phone } from "@/components/ui/icons";
import { businessPath } from "@/lib/directory/rules";
import type { BusinessCardData } from "./business-card-data";

const LINK =
  "inline-flex min-h-11 items-center gap-1.75 font-semibold text-brand-ink text-sm hover:underline sm:text-md [&_svg]:size-4 [&_svg]:shrink-0";

/**
 * Call, email, visit, share. They come last on a wide card; on a phone they follow the name, and sharing is a button on
 * the image, because three links fill the row.
 */
export function BusinessActions({ business }: { business: BusinessCardData }) {
  const t = useTranslations("directory.card");
  const { id, name, phone, email, website } = business;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 sm:order-last sm:mt-auto sm:pt-1.5">
      <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
        <Phone aria-hidden />
        {t("call")}
        <bdi dir="ltr" className="sr-only">{` ${phone}`}</bdi>
      </a>
      {email && (
        <a href={`mailto:${email}`} className={LINK}>
          <Mail aria-hidden />
          {t("email")}
          <bdi dir="ltr" className="sr-only">{` ${email}`}</bdi>
        </a>
      )}
      {website && (
        <a href={website} target="_blank" rel="noopener noreferrer nofollow ugc" className={LINK}>
          <ExternalLink aria-hidden className="rtl-flip" />
          {t("website")}
          <span className="sr-only">{` ${t("newTab")}`}</span>
        </a>
      )}
      <span className="max-sm:absolute max-sm:end-3 max-sm:top-3 sm:ms-auto sm:-me-2 sm:text-muted-foreground [&_button]:size-11 [&_button]:border-transparent max-sm:[&_button]:rounded-full max-sm:[&_button]:bg-white max-sm:[&_button]:text-dye-ink sm:[&_button]:bg-transparent">
        <ShareMenu title={name} path={businessPath(id)} />
      </span>
    </div>
  );
}
