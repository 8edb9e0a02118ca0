import { subscribeSchema } from "@/lib/plans/schema";
import { subscribe } from "@/lib/plans/service/subscribe";
import { write } from "@/lib/web/route";

export const POST = write({ roles: ["seller"], schema: subscribeSchema }, subscribe);
