import { parseSpan } from "@/lib/core/paging";
import { listMessagesToSeller } from "@/lib/messaging/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"], denied: "dashboardDenied" }, (viewer, _, search) =>
  listMessagesToSeller(viewer, parseSpan(search)),
);
