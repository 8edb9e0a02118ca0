import * as z from "zod";

import "@/lib/core/validation/zod-config";

import type messages from "@/messages/en.json";

export type ErrorKey = keyof (typeof messages)["errors"];
export type ValidationKey = keyof (typeof messages)["validation"];

/** Returns a key of `validation` in messages/*.json; a key that en.json lacks is a type error. */
export const validationKey = (key: ValidationKey): ValidationKey => key;

// Rules without a message get the general one, so that every zod issue can be translated.
z.config({ customError: () => validationKey("invalid") });
