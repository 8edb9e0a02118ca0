import { registerSchema } from "@/lib/accounts/schema";
import { signUp } from "@/lib/accounts/sign-in";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen({ schema: registerSchema, status: 201 }, signUp);
