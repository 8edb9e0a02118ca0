import { readDocument } from "@/lib/uploads/queries";
import { paper } from "@/lib/web/upload";

export const GET = paper(readDocument);
