import { removalSchema } from "@/lib/uploads/schema";
import { removeImage, uploadImage } from "@/lib/uploads/service";
import { write } from "@/lib/web/route";
import { upload } from "@/lib/web/upload";

export const POST = upload("image", uploadImage);
export const DELETE = write({ schema: removalSchema }, removeImage);
