"use server";

import { mailedLinkSchema } from "@/lib/accounts/schema";
import { runAction } from "@/lib/http/action";
import { undoChange } from "./service";

export async function undoChangeAction(input: unknown) {
  return runAction({ schema: mailedLinkSchema, input }, (_, link) => undoChange(link));
}
