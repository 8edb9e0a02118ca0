import { userQuery } from "@/lib/http/route";
import { getOwnSubscription } from "@/lib/plans/queries";

export const GET = userQuery({}, getOwnSubscription);
