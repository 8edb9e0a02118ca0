import { parsePagination } from "@/lib/core/pagination";
import { userQuery } from "@/lib/http/route";
import { listUsers } from "@/lib/users/queries";

export const GET = userQuery({ roles: ["admin"] }, (viewer, _, search) =>
  listUsers(viewer, parsePagination(search)),
);
