import { parseSpan } from "@/lib/core/paging";
import { promotionSchema } from "@/lib/promotions/offer-schema";
import { listPromotions } from "@/lib/promotions/queries";
import { createPromotion } from "@/lib/promotions/service";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"] }, (viewer, _, search) =>
  listPromotions(viewer, parseSpan(search)),
);

export const POST = write(
  { status: 201, roles: ["seller"], schema: promotionSchema },
  createPromotion,
);
