import * as z from "zod";

import type messages from "@/messages/en.json";

export type ErrorKey = keyof (typeof messages)["errors"];
export type ValidationKey = keyof (typeof messages)["validation"];

/** Names a sentence of messages/*.json `validation`; a key that en.json lacks is a type error. */
export const validationKey = (key: ValidationKey): ValidationKey => key;

// A rule that names no sentence gets the general one, so every zod issue can be translated.
z.config({ customError: () => validationKey("invalid") });
