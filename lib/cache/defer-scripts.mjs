// A page that is kept for everybody asks for its scripts last: once it has been painted. Named at its top they would share
// the line with what it is painted of, and on a fast one run before that.

/** As the framework writes the scripts that a page needs. */
const SCRIPT = /<script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>/g;

/**
 * Waits for the styles, as all inline scripts do, and for the first picture of the page; where nobody looks there is none.
 * Elements that it makes are as async as those that were written.
 */
const ASK =
  '(function(addresses,ask){ask=function(){addresses.forEach(function(address,script){script=document.createElement("script");script.async=true;script.src=address;document.head.appendChild(script)})};document.hidden?ask():requestAnimationFrame(function(){setTimeout(ask)})})(document.currentScript.dataset.scripts.split(" "))';

/** @param {string} html of a whole page; its policy must allow inline scripts (staticPolicy of lib/http/content-security-policy) */
export function deferScripts(html) {
  const scripts = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  const end = html.lastIndexOf("</body>");
  if (scripts.length === 0 || end < 0) return html;
  const ask = `<script data-scripts="${scripts.join(" ")}">${ASK}</script>`;
  return html.slice(0, end).replace(SCRIPT, "") + ask + html.slice(end);
}

/** What Next's cache is to keep: of a page its HTML so, of anything else what was handed in. */
export function withDeferredScripts(value) {
  return value?.kind === "APP_PAGE" ? { ...value, html: deferScripts(value.html) } : value;
}

/**
 * The same page with each of its scripts as `written` says instead, and nothing that asks for them.
 * @param {string} html
 * @param {(address: string) => string} written
 */
export function restoreScripts(html, written) {
  return html.replace(/<script data-scripts="([^"]+)">.*?<\/script>/, (_all, addresses) =>
    addresses.split(" ").map(written).join(""),
  );
}
