import * as z from "zod";

import { name, opaqueText } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";

/** Maximum characters of a code as typed, with spaces and dashes. */
const MAX_CODE = 60;

/** A code of the authenticator app or a recovery code. */
const codeField = z
  .string(validationKey("codeRequired"))
  .trim()
  .min(1, validationKey("codeRequired"))
  .pipe(opaqueText(MAX_CODE));

export const optionalCode = z.string().trim().pipe(opaqueText(MAX_CODE)).optional();

export const codeSchema = z.object({ code: codeField });
export type CodeInput = z.output<typeof codeSchema>;

/** Maximum characters of an encoded binary value of a WebAuthn response; attestations with certificates are longest. */
const MAX_BINARY = 20_000;

const binary = opaqueText(MAX_BINARY).min(1);
const credentialId = opaqueText(1_400).min(1);
const transports = z.array(opaqueText(20)).max(10);

/** Fields that responses of both ceremonies have. Unknown fields are removed. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.object({}),
};

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: opaqueText(200).optional(),
  }),
});

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: transports.optional(),
  }),
});

/** Name by which the owner of a passkey recognizes its device. */
const passkeyName = z
  .string(validationKey("passkeyNameRequired"))
  .pipe(name(60))
  .pipe(z.string().min(1, validationKey("passkeyNameRequired")));

export const passkeyNameSchema = z.object({ name: passkeyName });

/** The response of an authenticator that created a passkey. */
export const passkeySchema = z.object({ name: passkeyName, response: attestation });
export type PasskeyInput = z.output<typeof passkeySchema>;

/** The response of an authenticator to a sign-in. */
export const passkeySignInSchema = z.object({
  response: assertion,
  rememberMe: z.boolean().optional(),
});
export type PasskeySignIn = z.output<typeof passkeySignInSchema>;

const id = z.number().int().positive().max(2_147_483_647);

export const passkeyChoiceSchema = z.object({ id });
export type PasskeyChoice = z.output<typeof passkeyChoiceSchema>;

export const passkeyRenameSchema = z.object({ id, name: passkeyName });
export type PasskeyRename = z.output<typeof passkeyRenameSchema>;
