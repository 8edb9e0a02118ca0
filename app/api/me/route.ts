import { getMe } from "@/lib/accounts/queries";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery({}, getMe);
