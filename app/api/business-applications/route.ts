import { getViewer } from "@/lib/auth/viewer";
import { clientIp } from "@/lib/core/network";
import { businessApplicationSchema } from "@/lib/directory/schema";
import { applyForListing } from "@/lib/directory/service";
import { publicCommand } from "@/lib/http/route";

export const POST = publicCommand(
  { schema: businessApplicationSchema, status: 201 },
  async (input, request) => applyForListing(await getViewer(), input, clientIp(request.headers)),
);
