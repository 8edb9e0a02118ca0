import * as z from "zod";

import { signOut } from "@/lib/accounts/sign-in";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen({ schema: z.object({}) }, signOut);
