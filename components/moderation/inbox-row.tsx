import { useTranslations } from "next-intl";
import { FallbackImage } from "@/components/ui/fallback-image";
import { imageProps } from "@/components/ui/image-props";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { Waiting } from "@/lib/moderation/queries/inbox";
import { DueIn } from "./due-in";
import { KindIcon } from "./kind-icon";

const FALLBACK = "/illustrations/mesob.svg";

/** Content of a row in the inbox: kind, owner and remaining time. */
export function InboxRow({ item, now }: { item: Waiting; now: Date }) {
  const t = useTranslations("moderation");
  const { kind, by, imageUrl, dueAt, isUrgent, isImageMissing } = item;
  const title = kind === "import" ? t("import.row", { count: Number(item.title) }) : item.title;
  return (
    <>
      {imageUrl ? (
        <FallbackImage
          {...imageProps({ src: imageUrl, alt: "", width: 36 })}
          fallback={FALLBACK}
          className="size-9 rounded-sm bg-image-ground object-cover"
        />
      ) : (
        <KindIcon kind={kind} />
      )}
      <span className="min-w-0">
        <bdi className="block truncate font-semibold text-md leading-5 rtl:text-right">{title}</bdi>
        <span className="line-clamp-1 text-muted-foreground text-xs leading-4.5 [overflow-wrap:anywhere]">
          {isUrgent && <strong className="text-destructive-ink">{t("urgent")}</strong>}{" "}
          {isImageMissing && <strong className="text-warning-ink">{t("imageMissing")}</strong>}{" "}
          {kind === "report"
            ? t("reports", { kind: t("kind.report"), count: Number(by) })
            : t.rich("line", { kind: t(`kind.${kind}`), by, ...richTextTags })}
        </span>
      </span>
      <DueIn dueAt={dueAt} now={now} />
    </>
  );
}
