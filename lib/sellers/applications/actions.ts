"use server";

import { mailedLinkSchema } from "@/lib/accounts/schema";
import { runAction } from "@/lib/http/action";
import { acceptInvitation } from "./service";

export async function acceptInvitationAction(input: unknown) {
  return runAction({ schema: mailedLinkSchema, input }, (_, link) => acceptInvitation(link));
}
