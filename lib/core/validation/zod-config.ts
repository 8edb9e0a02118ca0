import * as z from "zod";

/**
 * Keeps zod from compiling parsers with `eval` in the browser, which the content security policy refuses. Every module
 * that creates schemas for the browser imports this one: zod reads the setting when an object schema is created.
 */
z.config({ jitless: typeof window !== "undefined" });
