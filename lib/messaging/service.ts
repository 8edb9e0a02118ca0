import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { requireLiveProduct } from "@/lib/catalog/queries";
import { db } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { countUse } from "@/lib/core/rate-limit";
import { messageSelect, toMessage } from "./dto";
import type { MessageInput } from "./schema";

const LIMIT = { max: 30, seconds: 3_600 };

/**
 * Writes to the seller of a product.
 * @throws DomainError notFound (no such product, or it is not that seller's), invalid (to oneself), limited
 */
export async function sendMessage(viewer: Viewer, input: MessageInput) {
  await requireLiveProduct(input.productId);
  const isTheirs = await db.product.count({
    where: { id: input.productId, sellerId: input.sellerId },
  });
  if (isTheirs === 0) throw new DomainError("notFound", "productNotFound");
  if (input.sellerId === viewer.id) throw new DomainError("invalid", "messageToOneself");

  await countUse({ key: `messages:${viewer.id}`, ...LIMIT });
  const row = await db.message.create({
    data: { ...input, senderId: viewer.id },
    select: messageSelect,
  });
  return toMessage(row);
}
