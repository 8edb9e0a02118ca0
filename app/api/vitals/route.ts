import { publicCommand } from "@/lib/http/route";
import { vitalsSchema } from "@/lib/observability/schema";
import { recordVitals } from "@/lib/observability/service";

export const POST = publicCommand({ schema: vitalsSchema }, recordVitals);
