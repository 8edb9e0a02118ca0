import { parsePagination } from "@/lib/core/pagination";
import { command, userQuery } from "@/lib/http/route";
import { promotionSchema } from "@/lib/promotions/admin-schema";
import { listPromotions } from "@/lib/promotions/queries";
import { createPromotion } from "@/lib/promotions/service";

export const GET = userQuery({ roles: ["seller"] }, (viewer, _, search) =>
  listPromotions(viewer, parsePagination(search)),
);

export const POST = command(
  { status: 201, roles: ["seller"], schema: promotionSchema },
  createPromotion,
);
