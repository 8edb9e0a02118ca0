import { parsePagination } from "@/lib/core/pagination";
import { userQuery } from "@/lib/http/route";
import { listMessagesToSeller } from "@/lib/messaging/queries";

export const GET = userQuery(
  { roles: ["seller"], denied: "dashboardDenied" },
  (viewer, _, search) => listMessagesToSeller(viewer, parsePagination(search)),
);
