import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;

/** Returns the code of an authenticator app, `steps` of 30 seconds from now. */
export const appCode = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(" ", "")),
    timestamp: Date.now() + steps * STEP_MS,
  });
