import { getMe } from "@/lib/accounts/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({}, getMe);
