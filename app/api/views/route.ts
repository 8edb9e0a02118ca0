import { viewSchema } from "@/lib/analytics/schema";
import { countView } from "@/lib/analytics/service";
import { getViewer } from "@/lib/auth/viewer";
import { publicCommand } from "@/lib/http/route";

export const POST = publicCommand({ schema: viewSchema }, async (input, request) =>
  countView(await getViewer(), input, request.headers.get("user-agent")),
);
