"use server";

import { mailedLinkSchema } from "@/lib/accounts/schema";
import { runPublicAction } from "@/lib/http/action";
import { acceptInvitation } from "./service";

export async function acceptInvitationAction(input: unknown) {
  return runPublicAction({ schema: mailedLinkSchema, input }, (_, link) => acceptInvitation(link));
}
