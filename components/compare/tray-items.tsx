"use client";

import { useTranslations } from "next-intl";
import { FallbackImage } from "@/components/ui/fallback-image";
import { ChevronUp, X } from "@/components/ui/icons";
import { imageProps } from "@/components/ui/image-props";
import { Price } from "@/components/ui/price";
import type { CompareItem } from "@/lib/compare/rules";
import { formatMoney, parseCents } from "@/lib/core/money";

const FALLBACK = "/illustrations/mesob.svg";

function Thumb({ src }: { src: string }) {
  return (
    <FallbackImage
      {...imageProps({ src, alt: "", width: 48 })}
      fallback={FALLBACK}
      className="product-image size-12 rounded-sm"
    />
  );
}

/** One chosen product with its remove button. */
export function TrayItem({ item, onRemove }: { item: CompareItem; onRemove: () => void }) {
  const t = useTranslations("compare");
  const cents = parseCents(item.price);
  return (
    <li className="flex min-w-0 items-center gap-2.5 rounded-md bg-muted ps-2 text-sm">
      <span className="shrink-0 py-1.5">
        <Thumb src={item.imageUrl} />
      </span>
      <span className="grid min-w-0 grow">
        <span dir="auto" className="line-clamp-2 font-semibold text-xs leading-tight">
          {item.title}
        </span>
        {cents !== null && <Price amount={formatMoney(cents)} className="w-fit" />}
      </span>
      <button
        type="button"
        aria-label={t("remove", { title: item.title })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </li>
  );
}

type TrayThumbsProps = {
  items: CompareItem[];
  isOpen: boolean;
  /** Id of the list that this opens. */
  controls: string;
  onToggle: () => void;
};

/** On phones only: thumbnails of the list, which opens above them. */
export function TrayThumbs({ items, isOpen, controls, onToggle }: TrayThumbsProps) {
  const t = useTranslations("compare.tray");
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t("list")}
      onClick={onToggle}
      className="flex min-h-12 shrink-0 items-center gap-1 rounded-md md:hidden"
    >
      {!isOpen && items.map((item) => <Thumb key={item.id} src={item.imageUrl} />)}
      <ChevronUp aria-hidden className={`m-1 size-5 ${isOpen ? "rotate-180" : ""}`} />
    </button>
  );
}
