import { uploadRoute } from "@/lib/http/upload";
import { uploadImages } from "@/lib/uploads/service";

export const POST = uploadRoute("images", uploadImages);
