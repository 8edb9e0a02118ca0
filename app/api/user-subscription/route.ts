import { userQuery } from "@/lib/http/route";
import { getMySubscription } from "@/lib/plans/queries";

export const GET = userQuery({}, getMySubscription);
