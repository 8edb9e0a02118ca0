import { loginSchema } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/sign-in";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen({ schema: loginSchema }, signIn);
