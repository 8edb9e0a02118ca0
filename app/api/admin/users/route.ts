import { listUsers } from "@/lib/admin/users/queries";
import { parsePagination } from "@/lib/core/pagination";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery({ roles: ["admin"] }, (viewer, _, search) =>
  listUsers(viewer, parsePagination(search)),
);
