import { vitalsSchema } from "@/lib/monitoring/schema";
import { recordVitals } from "@/lib/monitoring/service";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen({ schema: vitalsSchema }, recordVitals);
