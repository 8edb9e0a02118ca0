"use server";

import { runAction } from "@/lib/http/action";
import { sizeChartIdSchema, sizeChartSaveSchema } from "./schema";
import { removeSizeChart, saveSizeChart } from "./service";

export async function saveSizeChartAction(input: unknown) {
  return runAction({ schema: sizeChartSaveSchema, input }, saveSizeChart);
}

export async function removeSizeChartAction(input: unknown) {
  return runAction({ schema: sizeChartIdSchema, input }, removeSizeChart);
}
