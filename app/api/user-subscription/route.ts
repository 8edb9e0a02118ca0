import { getOwnSubscription } from "@/lib/plans/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({}, getOwnSubscription);
