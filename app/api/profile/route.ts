import { profileSchema } from "@/lib/accounts/schema";
import { updateProfile } from "@/lib/accounts/service/profile";
import { write } from "@/lib/web/route";

export const PUT = write({ schema: profileSchema }, updateProfile);
