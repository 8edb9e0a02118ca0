import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { FallbackImage } from "@/components/ui/fallback-image";
import { Globe, Lock, Pencil } from "@/components/ui/icons";
import { imageProps } from "@/components/ui/image-props";
import { Link } from "@/components/ui/link";
import type { Comparison } from "@/lib/buyer-tools/dto";
import { THUMBNAILS } from "@/lib/buyer-tools/rules";
import { CopyLink } from "./copy-link";
import { QuickCompare } from "./quick-compare";
import { RemoveTool } from "./remove-tool";
import { ToolButton } from "./tool-button";
import { listHref } from "./tools-href";

/** A comparison list: up to four images, the number of others, and its visibility. */
export function ListCard({ list }: { list: Comparison }) {
  const t = useTranslations("buyerTools");
  const { id, name, description, isPublic, items } = list;
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
          <Link href={listHref(id)} className="underline-offset-4 hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <Badge tone={isPublic ? "success" : "neutral"}>
          {isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
          {t(isPublic ? "lists.public" : "lists.private")}
        </Badge>
      </div>
      {description && (
        <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
          <bdi>{description}</bdi>
        </p>
      )}
      <Thumbnails items={items} />
      <p className="text-muted-foreground text-sm">{t("lists.count", { count: items.length })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <QuickCompare items={items} />
        {isPublic && <CopyLink path={listHref(id)} />}
        <span className="ms-auto flex">
          <ToolButton about={{ tool: "list", row: list }} variant="ghost" size="icon">
            <Pencil aria-hidden />
            <span className="sr-only">{t("editOne", { name })}</span>
          </ToolButton>
          <RemoveTool tool="lists" id={id} name={name} />
        </span>
      </div>
    </Card>
  );
}

function Thumbnails({ items }: Pick<Comparison, "items">) {
  const t = useTranslations("buyerTools.lists");
  if (items.length === 0) return null;
  const more = items.length - THUMBNAILS;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {items.slice(0, THUMBNAILS).map(({ id, product }) => (
        <FallbackImage
          key={id}
          {...imageProps({ src: product.imageUrl, alt: product.title, width: 56 })}
          fallback="/illustrations/mesob.svg"
          className="product-image size-14 rounded-md bg-muted object-cover"
        />
      ))}
      {more > 0 && (
        <bdi dir="ltr" className="font-semibold text-muted-foreground">
          {t("more", { count: String(more) })}
        </bdi>
      )}
    </div>
  );
}
