import { publicFileRoute } from "@/lib/http/upload";
import { readPicture } from "@/lib/uploads/queries";

export const GET = publicFileRoute(readPicture);
