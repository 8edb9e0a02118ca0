import { viewSchema } from "@/lib/analytics/schema";
import { countView } from "@/lib/analytics/service";
import { getViewer } from "@/lib/auth/viewer";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen({ schema: viewSchema }, async (input, request) =>
  countView(await getViewer(), input, request.headers.get("user-agent")),
);
