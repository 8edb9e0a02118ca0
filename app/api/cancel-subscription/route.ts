import { command } from "@/lib/http/route";
import { cancelSchema } from "@/lib/plans/schema";
import { cancelSubscription } from "@/lib/plans/service/cancel";

export const POST = command({ roles: ["seller"], schema: cancelSchema }, cancelSubscription);
