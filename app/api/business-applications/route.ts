import { getViewer } from "@/lib/auth/viewer";
import { addressOf } from "@/lib/core/network";
import { businessApplicationSchema } from "@/lib/directory/schema";
import { applyForListing } from "@/lib/directory/service";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen(
  { schema: businessApplicationSchema, status: 201 },
  async (input, request) => applyForListing(await getViewer(), input, addressOf(request.headers)),
);
