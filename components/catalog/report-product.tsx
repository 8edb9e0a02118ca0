"use client";

import { Flag } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { Button } from "@/components/ui/button";

const load = () => import("./report-product-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ReportProductDialog }));

/** Opens the report of a product for everybody; a visitor is asked to sign in at sending. */
export function ReportProduct({ productId }: { productId: number }) {
  const t = useTranslations("catalog.report");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden />
        {t("open")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog productId={productId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
