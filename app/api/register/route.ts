import { registerSchema } from "@/lib/accounts/schema";
import { signUp } from "@/lib/accounts/sign-in";
import { publicCommand } from "@/lib/http/route";

export const POST = publicCommand({ schema: registerSchema, status: 201 }, signUp);
