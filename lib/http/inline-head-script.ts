import { SIGNED_IN_COOKIE } from "@/lib/auth/signed-in-cookie";
import { LITE_COOKIE } from "./lite-cookie";
import { REPLAY_EARLY_INPUT_SCRIPT } from "./replay-early-input";

/**
 * Runs before the first paint: somebody signed in must not see Login flash up, and a lite page must not ask for what it
 * leaves out (`signed-in:` and `lite:` in globals.css). And before zod, which must not try whether it may evaluate text:
 * under our policy it may not. Always the same text, so that a policy can name its hash.
 */
export const INLINE_HEAD_SCRIPT = `__zod_globalConfig={jitless:true};(function(d,c,l){if(c.includes("${SIGNED_IN_COOKIE}="))d.signedIn="";l=/(?:^|; )${LITE_COOKIE}=(\\d)/.exec(c);if(l?l[1]=="1":(navigator.connection||{}).saveData)d.lite=""})(document.documentElement.dataset,document.cookie);${REPLAY_EARLY_INPUT_SCRIPT}`;
