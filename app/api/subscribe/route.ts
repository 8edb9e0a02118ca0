import { command } from "@/lib/http/route";
import { subscribeSchema } from "@/lib/plans/schema";
import { subscribe } from "@/lib/plans/service/subscribe";

export const POST = command({ roles: ["seller"], schema: subscribeSchema }, subscribe);
