import { privateFileRoute } from "@/lib/http/upload";
import { readDocument } from "@/lib/uploads/queries";

export const GET = privateFileRoute(readDocument);
