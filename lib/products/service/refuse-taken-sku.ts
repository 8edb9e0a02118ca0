import "server-only";

import { onDuplicate } from "@/lib/core/errors";

/** Error handler of writes of products. @throws DomainError conflict (another product of the seller has the SKU) */
export const refuseTakenSku = onDuplicate({ products_by_sku: "skuTaken" });
