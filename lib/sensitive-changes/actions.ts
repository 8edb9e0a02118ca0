"use server";

import { mailedLinkSchema } from "@/lib/accounts/schema";
import { runPublicAction } from "@/lib/http/action";
import { undoChange } from "./service";

export async function undoChangeAction(input: unknown) {
  return runPublicAction({ schema: mailedLinkSchema, input }, (_, link) => undoChange(link));
}
