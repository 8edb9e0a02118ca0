"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";

export type Picked = { id: number; title: string; imageUrl: string };

/** A selected product in a form. */
export function SelectedProduct({ product, onRemove }: { product: Picked; onRemove?: () => void }) {
  const t = useTranslations("buyerTools.picker");
  const { title, imageUrl } = product;
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-md border p-1.5 ps-2">
      <Illustration
        src={imageUrl}
        width={40}
        height={40}
        className="size-10 rounded-sm bg-image-ground object-cover"
      />
      <span dir="auto" className="line-clamp-2 min-w-0 grow font-medium text-sm">
        {title}
      </span>
      {onRemove && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("removeProduct", { title })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}
