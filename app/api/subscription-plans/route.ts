import { listPlans } from "@/lib/plans/queries";
import { read } from "@/lib/web/route";

export const GET = read(() => listPlans());
