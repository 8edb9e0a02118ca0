import { parseSpan } from "@/lib/core/paging";
import { listBulkUpdates } from "@/lib/seller-tools/queries/pricing";
import { bulkUpdateSchema } from "@/lib/seller-tools/schema";
import { createBulkUpdate } from "@/lib/seller-tools/service/prices";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"] }, (viewer, _, search) =>
  listBulkUpdates(viewer, parseSpan(search)),
);

export const POST = write(
  { status: 201, roles: ["seller"], schema: bulkUpdateSchema },
  createBulkUpdate,
);
