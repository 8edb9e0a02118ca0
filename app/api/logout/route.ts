import * as z from "zod";

import { signOut } from "@/lib/accounts/sign-in";
import { publicCommand } from "@/lib/http/route";

export const POST = publicCommand({ schema: z.object({}) }, signOut);
