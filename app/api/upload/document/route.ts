import { uploadDocument } from "@/lib/uploads/service";
import { upload } from "@/lib/web/upload";

export const POST = upload("document", uploadDocument);
