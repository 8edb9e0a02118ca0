import { exportList } from "@/lib/exports/service";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery({ roles: ["admin"] }, exportList);
