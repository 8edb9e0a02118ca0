import { clientIp } from "@/lib/core/network";
import { command } from "@/lib/http/route";
import { directUploadSchema } from "@/lib/uploads/direct/schema";
import { startUpload } from "@/lib/uploads/direct/service";

export const POST = command({ schema: directUploadSchema }, (viewer, input, { headers }) =>
  startUpload(viewer, input, clientIp(headers)),
);
