import { SIGNED_IN_COOKIE } from "@/lib/auth/signed-in-cookie.mjs";
import { LITE_COOKIE } from "./lite-cookie";
import { REPLAY_EARLY_INPUT_SCRIPT } from "./replay-early-input";

/**
 * Runs before the first paint, so that signed-in users do not see Login flash and lite pages do not load what they omit
 * (`signed-in:` and `lite:` in globals.css). Also runs before zod, which must not test for eval: our policy blocks it.
 * The text is constant, so that a policy can contain its hash.
 */
export const INLINE_HEAD_SCRIPT = `__zod_globalConfig={jitless:true};(function(d,c,l){if(c.includes("${SIGNED_IN_COOKIE}="))d.signedIn="";l=/(?:^|; )${LITE_COOKIE}=(\\d)/.exec(c);if(l?l[1]=="1":(navigator.connection||{}).saveData)d.lite=""})(document.documentElement.dataset,document.cookie);${REPLAY_EARLY_INPUT_SCRIPT}`;
