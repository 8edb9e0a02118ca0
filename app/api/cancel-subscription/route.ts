import { cancelSchema } from "@/lib/plans/schema";
import { cancelSubscription } from "@/lib/plans/service/cancel";
import { write } from "@/lib/web/route";

export const POST = write({ roles: ["seller"], schema: cancelSchema }, cancelSubscription);
