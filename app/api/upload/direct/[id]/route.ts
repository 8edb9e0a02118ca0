import { command } from "@/lib/http/route";
import { completeUpload } from "@/lib/uploads/direct/complete";
import { completionSchema } from "@/lib/uploads/direct/schema";

export const POST = command({ schema: completionSchema }, completeUpload);
