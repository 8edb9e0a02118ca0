import "server-only";

import type { Pagination } from "@/lib/core/pagination";
import type { ProductFilter, ShopFilter } from "@/lib/products/filters/schema";
import { andAll, IS_LIVE, toConditions } from "@/lib/products/product-sql";
import { countWithLimit, findIds } from "@/lib/search/execute";
import type { SearchPlan } from "@/lib/search/planner";
import { searchCondition } from "@/lib/search/sql";

/** Ids of one page; `total` and `sellers` are exact unless `hasMore`. */
export type List = { ids: number[]; total: number; sellers: number; hasMore: boolean };

/** Returns the ids of one page of public products. */
export function findPage(filter: ShopFilter, plan: SearchPlan | null, span: Pagination) {
  const { sort, page, ...conditions } = filter;
  const where = andAll([IS_LIVE, ...toConditions(conditions, plan && searchCondition(plan))]);
  return span.limit === 0 ? [] : findIds({ where, sort, plan }, span);
}

/** Returns the number of public products and of their sellers, at most `limit` products. */
export async function countPage(filter: ProductFilter, plan: SearchPlan | null, limit: number) {
  const counts = await countWithLimit(filter, plan, limit);
  const hasMore = counts.total > limit;
  return { total: Math.min(counts.total, limit), sellers: counts.sellers, hasMore };
}
