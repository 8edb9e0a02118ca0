import { loginSchema } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/sign-in";
import { publicCommand } from "@/lib/http/route";

export const POST = publicCommand({ schema: loginSchema }, signIn);
