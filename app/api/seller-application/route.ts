import { addressOf } from "@/lib/core/network";
import { sellerApplicationSchema } from "@/lib/seller-applications/schema";
import { applyToSell } from "@/lib/seller-applications/service";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen({ schema: sellerApplicationSchema, status: 201 }, (input, request) =>
  applyToSell(input, addressOf(request.headers)),
);
