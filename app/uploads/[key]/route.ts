import { readPicture } from "@/lib/uploads/queries";
import { uploaded } from "@/lib/web/upload";

export const GET = uploaded(readPicture);
