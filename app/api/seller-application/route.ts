import { getViewer } from "@/lib/auth/viewer";
import { clientIp } from "@/lib/core/network";
import { publicCommand } from "@/lib/http/route";
import { sellerApplicationSchema } from "@/lib/sellers/applications/schema";
import { applyToSell } from "@/lib/sellers/applications/service";

export const POST = publicCommand(
  { schema: sellerApplicationSchema, status: 201 },
  async (input, request) => applyToSell(await getViewer(), input, clientIp(request.headers)),
);
