import { command } from "@/lib/http/route";
import { uploadRoute } from "@/lib/http/upload";
import { removalSchema } from "@/lib/uploads/schema";
import { removeImage, uploadImage } from "@/lib/uploads/service";

export const POST = uploadRoute("image", uploadImage);
export const DELETE = command({ schema: removalSchema }, removeImage);
