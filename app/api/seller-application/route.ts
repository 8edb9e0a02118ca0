import { getViewer } from "@/lib/auth/viewer";
import { addressOf } from "@/lib/core/network";
import { sellerApplicationSchema } from "@/lib/seller-applications/schema";
import { applyToSell } from "@/lib/seller-applications/service";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen(
  { schema: sellerApplicationSchema, status: 201 },
  async (input, request) => applyToSell(await getViewer(), input, addressOf(request.headers)),
);
