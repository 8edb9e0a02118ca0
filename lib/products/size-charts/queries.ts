import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { requireVisible } from "@/lib/products/require-visible";
import type { LengthUnit, SizeTable } from "./rules";

/** A seller's size chart. */
export type SizeChart = SizeTable & { id: number; name: string };

export const sizeChartSelect = {
  id: true,
  name: true,
  unit: true,
  columns: true,
  rows: true,
} satisfies Prisma.SizeChartSelect;

type Row = Prisma.SizeChartGetPayload<{ select: typeof sizeChartSelect }>;

export function toSizeChart({ id, name, unit, columns, rows }: Row): SizeChart {
  // Safe: a constraint allows only these units, and only charts that the schema accepted are written.
  const table = {
    unit: unit as LengthUnit,
    columns: columns as string[],
    rows: rows as string[][],
  };
  return { id, name, ...table };
}

/** Returns the seller's size charts by name. @throws DomainError forbidden */
export async function listSizeCharts(viewer: Viewer): Promise<SizeChart[]> {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  const rows = await db.sizeChart.findMany({
    where: { sellerId },
    select: sizeChartSelect,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map(toSizeChart);
}

/**
 * GET /api/products/{id}/size-chart: the chart of a public product; of other products only for their seller and admins.
 * @throws DomainError notFound (no such product, or it has none)
 */
export async function getProductSizeChart(viewer: Viewer | null, id: number): Promise<SizeChart> {
  const row =
    id > 0
      ? await db.product.findFirst({
          where: { id, archivedAt: null },
          select: {
            sellerId: true,
            isActive: true,
            moderationStatus: true,
            sizeChart: { select: sizeChartSelect },
          },
        })
      : null;
  const { sizeChart } = requireVisible(viewer, row);
  if (!sizeChart) throw new DomainError("notFound", "sizeChartNotFound");
  return toSizeChart(sizeChart);
}
