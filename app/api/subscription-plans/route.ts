import { publicQuery } from "@/lib/http/route";
import { listPlans } from "@/lib/plans/queries";

export const GET = publicQuery(() => listPlans());
