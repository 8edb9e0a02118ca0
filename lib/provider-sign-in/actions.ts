"use server";

import { cookies } from "next/headers";
import * as z from "zod";

import { findDevice } from "@/lib/accounts/device-cookie";
import { getAccount } from "@/lib/accounts/queries";
import { runAction, runPublicAction } from "@/lib/http/action";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { setConnectIntent } from "./connect-intent";
import { openSession } from "./open-session";
import { clearPendingCookie, readPendingCookie } from "./pending-cookie";
import { codeProofSchema, passwordProofSchema, providerSchema } from "./schema";
import { disconnectProvider, requireConnectable } from "./service/connections";
import { sendCode } from "./service/pending";
import { proveByCode, proveByPassword } from "./service/prove";

/** Lets the browser's next sign-in at the provider connect it to the viewer's account. */
export async function startConnectingAction(input: unknown) {
  return runAction({ schema: providerSchema, input }, async (viewer, choice) => {
    await requireConnectable(viewer, choice);
    await setConnectIntent(viewer, choice.provider);
  });
}

export async function disconnectProviderAction(input: unknown) {
  return runAction({ schema: providerSchema, input }, disconnectProvider);
}

export async function sendConnectCodeAction() {
  return runPublicAction({ schema: z.undefined(), input: undefined }, async (_, __, { address }) =>
    sendCode(await readPendingCookie(), address, await readLocale()),
  );
}

/** Connects the pending identity by the account's password and signs in. */
export async function proveByPasswordAction(input: unknown) {
  return runPublicAction({ schema: passwordProofSchema, input }, async (_, proof, { address }) => {
    const client = { address, findDevice };
    return enter(await proveByPassword(await readPendingCookie(), proof, client));
  });
}

/** Connects the pending identity by an emailed code and signs in. */
export async function proveByCodeAction(input: unknown) {
  return runPublicAction({ schema: codeProofSchema, input }, async (_, proof) =>
    enter(await proveByCode(await readPendingCookie(), proof, await readLocale())),
  );
}

/** Opens the session. Returns the user, null if the account needs a second factor first. */
async function enter({ provider, ...owner }: Awaited<ReturnType<typeof proveByCode>>) {
  await clearPendingCookie();
  if (!(await openSession(owner, provider))) return { user: null };
  return getAccount(owner.id);
}

async function readLocale() {
  return getLocaleFromCookies(await cookies());
}
