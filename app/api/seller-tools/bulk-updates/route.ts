import { parsePagination } from "@/lib/core/pagination";
import { command, userQuery } from "@/lib/http/route";
import { listBulkUpdates } from "@/lib/seller-tools/queries/pricing";
import { bulkUpdateSchema } from "@/lib/seller-tools/schema";
import { createBulkUpdate } from "@/lib/seller-tools/service/prices";

export const GET = userQuery({ roles: ["seller"] }, (viewer, _, search) =>
  listBulkUpdates(viewer, parsePagination(search)),
);

export const POST = command(
  { status: 201, roles: ["seller"], schema: bulkUpdateSchema },
  createBulkUpdate,
);
