import { exportList } from "@/lib/exports/service";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["admin"] }, exportList);
