"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Ruler } from "@/components/ui/icons";
import { useReturnFocus } from "@/components/ui/use-return-focus";

const load = () => import("./size-chart-dialog");
const Dialog = lazy(async () => ({ default: (await load()).SizeChartDialog }));

type SizeChartLinkProps = {
  productId: number;
  /** The chosen size, whose row is marked. */
  picked?: string | null | undefined;
  className?: string;
};

/** Opens the size chart of a product. Needs the messages "catalog.sizeChart". */
export function SizeChartLink({ productId, picked = null, className }: SizeChartLinkProps) {
  const t = useTranslations("catalog.sizeChart");
  const { opener, isOpen, setIsOpen, isWanted } = useReturnFocus(load);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="link" size="inline" className={className} {...opener}>
        <Ruler aria-hidden className="size-4" />
        {t("title")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog
            productId={productId}
            picked={picked}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
