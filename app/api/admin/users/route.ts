import { parseSpan } from "@/lib/core/paging";
import { listUsers } from "@/lib/users/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["admin"] }, (viewer, _, search) =>
  listUsers(viewer, parseSpan(search)),
);
