import { SIGNED_IN_COOKIE } from "@/lib/core/signed-in-cookie.mjs";
import { STORAGE_KEYS } from "@/lib/core/site";
import { LITE_COOKIE } from "./lite-cookie";

/** Sets data-signed-in and data-lite of <html> (`signed-in:` and `lite:` in globals.css). */
const FLAGS = `(function(d,c,l){if(c.includes("${SIGNED_IN_COOKIE}="))d.signedIn="";l=/(?:^|; )${LITE_COOKIE}=(\\d)/.exec(c);if(l?l[1]=="1":(navigator.connection||{}).saveData)d.lite=""})(document.documentElement.dataset,document.cookie)`;

/** Sets the theme as next-themes does after hydration (components/shell/providers.tsx). */
const THEME = `(function(e,t){try{t=localStorage.getItem("${STORAGE_KEYS.theme}")}catch(_){}if(t!="light"&&t!="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";e.classList.add(t);e.style.colorScheme=t})(document.documentElement)`;

/**
 * Runs before the first paint, so that neither the theme nor Login flashes and lite mode does not load what it omits.
 * The text is constant, so that a policy can contain its hash.
 */
export const INLINE_HEAD_SCRIPT = `${FLAGS};${THEME}`;
