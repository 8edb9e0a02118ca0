import { publicFileRoute } from "@/lib/http/upload";
import { readImage } from "@/lib/uploads/queries";

export const GET = publicFileRoute(readImage);
