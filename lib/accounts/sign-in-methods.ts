/** The first factor of a sign-in, as the audit log names it. */
export type SignInMethod = "password" | "passkey" | "google" | "apple" | "facebook";

/** The second factor of a sign-in; a passkey with user verification is both. */
export type SecondFactor = "totp" | "recovery_code" | "passkey";
