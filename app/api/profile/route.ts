import { profileSchema } from "@/lib/accounts/schema";
import { updateProfile } from "@/lib/accounts/service/profile";
import { command } from "@/lib/http/route";

export const PUT = command({ schema: profileSchema }, updateProfile);
