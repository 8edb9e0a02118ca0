import { uploadRoute } from "@/lib/http/upload";
import { uploadDocument } from "@/lib/uploads/service";

export const POST = uploadRoute("document", uploadDocument);
