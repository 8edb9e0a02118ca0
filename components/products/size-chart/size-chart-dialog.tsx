"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

import { queryKeys } from "@/components/layout/query-keys";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { SizeChartTable } from "./size-chart-table";

type SizeChartDialogProps = {
  productId: number;
  picked: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** Fetches the size chart of a product; the page contains only the link to it. */
export function SizeChartDialog(props: SizeChartDialogProps) {
  const { productId, picked, isOpen, onOpenChange, onCloseAutoFocus } = props;
  const t = useTranslations("catalog.sizeChart");
  const tCommon = useTranslations("common");
  const { data, isError, refetch } = useQuery<SizeChart>({
    queryKey: queryKeys.sizeChart(productId),
  });
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("title")}
        description={data && <bdi>{data.name}</bdi>}
        closeLabel={tCommon("close")}
        onCloseAutoFocus={onCloseAutoFocus}
        className="sm:max-w-[680px]"
      >
        {data && <SizeChartTable chart={data} picked={picked} />}
        {!data && isError && (
          <Banner tone="destructive" title={t("failed")}>
            <Button variant="link" size="inline" onClick={() => void refetch()}>
              {tCommon("tryAgain")}
            </Button>
          </Banner>
        )}
        {!data && !isError && (
          <div role="status">
            <span className="sr-only">{tCommon("loading")}</span>
            <Skeleton className="h-40" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
