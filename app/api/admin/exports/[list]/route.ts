import { exportList } from "@/lib/admin/exports/service";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery({ roles: ["admin"] }, exportList);
