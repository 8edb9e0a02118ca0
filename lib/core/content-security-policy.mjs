// Content security policies (https://www.w3.org/TR/CSP3/). Plain JavaScript, because next.config.mjs sets them for
// static pages and middleware.ts for dynamic ones.

import { createHash } from "node:crypto";

/** Stripe's script, its frames and its API (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE = {
  scripts: "https://js.stripe.com https://*.js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  api: "https://api.stripe.com",
};

/**
 * @typedef {object} PolicyOptions
 * @property {boolean} isSecure
 * @property {boolean} isDevelopment
 * @property {{ uploads: string[], images: string[] }} storage origins that browsers send files to and load images from
 */

/**
 * Returns a policy. Client-side navigation keeps the policy of the first document, so every page must allow what any
 * page needs, including the card form. Images are ours: images of other servers are stored here first. Styles are set
 * by attributes. Development uses eval and a WebSocket.
 * @param {PolicyOptions} options
 * @param {string} scripts allowed script sources
 */
function policyOf({ isSecure, isDevelopment, storage }, scripts) {
  /**
   * @param {string} sources
   * @param {string} more
   */
  const withDevelopment = (sources, more) => (isDevelopment ? `${sources} ${more}` : sources);
  const directives = {
    "default-src": "'self'",
    "script-src": withDevelopment(scripts, "'unsafe-eval'"),
    "script-src-attr": "'none'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": ["'self' data: blob:", ...storage.images].join(" "),
    "connect-src": withDevelopment(["'self'", STRIPE.api, ...storage.uploads].join(" "), "ws:"),
    "frame-src": STRIPE.frames,
    // Without it, 'strict-dynamic' lets a script start a worker from any origin.
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...(isSecure ? { "upgrade-insecure-requests": "" } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join("; ");
}

/**
 * Returns the policy of a static page: its inline scripts contain the page's data, so neither a nonce nor a hash can
 * identify them. Event handler attributes are blocked.
 * @param {PolicyOptions} options
 */
export function staticPolicy(options) {
  return policyOf(options, `'self' 'unsafe-inline' ${STRIPE.scripts}`);
}

/**
 * Returns the policy of a dynamic page: only scripts with its nonce or the hash run, and the scripts that they load.
 * The other sources are for browsers without 'strict-dynamic'; all others ignore them.
 * @param {PolicyOptions} options
 * @param {{ nonce: string, hash: string }} inline both base64: the nonce is new for every response, the hash is the
 *   SHA-256 of the constant inline script
 */
export function noncePolicy(options, { nonce, hash }) {
  const sources = `'nonce-${nonce}' 'sha256-${hash}' 'strict-dynamic'`;
  return policyOf(options, `${sources} 'self' ${STRIPE.scripts}`);
}

/** The name of the header of a policy, in lower case. */
export const POLICY_HEADER = "content-security-policy";

const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;
const NONCE_SOURCES = /'nonce-([^']+)' ('sha256-[^']+') 'strict-dynamic'/;

/**
 * Returns the policy of a page with a nonce whose response is sent several times. The nonce is no secret then, so the
 * inline scripts that have it are identified by their hashes; other scripts are from our own origin.
 * @param {string} policy of `noncePolicy`
 * @param {string} html
 */
export function hashPolicy(policy, html) {
  const [, nonce = "", headScript = ""] = NONCE_SOURCES.exec(policy) ?? [];
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", script = ""]) =>
    attributes.includes(` nonce="${nonce}"`) && !attributes.includes(" src=") ? [script] : [],
  );
  const hashes = new Set(
    scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`),
  );
  return policy.replace(NONCE_SOURCES, [headScript, ...hashes].join(" "));
}

/** Policy of API responses, which are not pages; the 404 page of an unknown endpoint still loads its styles. */
export const API_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
