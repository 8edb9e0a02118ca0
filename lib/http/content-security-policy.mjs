// What a page may load and run (https://www.w3.org/TR/CSP3/), told to the browser. Plain JavaScript, because
// next.config.mjs says it of the static pages and middleware.ts of those that are made per request.

/** Stripe's script, its frames and its API (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE = {
  scripts: "https://js.stripe.com https://*.js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  api: "https://api.stripe.com",
};

/** Where UploadThing keeps uploads (next.config.mjs, `remotePatterns`). */
const IMAGE_HOSTS = "https://utfs.io https://*.ufs.sh";

/**
 * A soft navigation keeps the document and so its policy: every page must allow what any page needs, the card form
 * too. Images are ours: those of other servers are stored here first. Styles are set by attributes. Development evaluates code and listens on a socket.
 * @param {{ isSecure: boolean, isDevelopment: boolean }} house
 * @param {string} scripts where they may come from
 */
function policyOf({ isSecure, isDevelopment }, scripts) {
  const withDevelopment = (sources, more) => (isDevelopment ? `${sources} ${more}` : sources);
  const directives = {
    "default-src": "'self'",
    "script-src": withDevelopment(scripts, "'unsafe-eval'"),
    "script-src-attr": "'none'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: blob: ${IMAGE_HOSTS}`,
    "connect-src": withDevelopment(`'self' ${STRIPE.api}`, "ws:"),
    "frame-src": STRIPE.frames,
    // Else 'strict-dynamic' would let a script start one from anywhere.
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
 * Of a page that is made once for everybody: its inline scripts hold the page's data and differ with it, so they can
 * be told from others neither by a nonce nor by a hash. Handlers in attributes run nowhere.
 * @param {{ isSecure: boolean, isDevelopment: boolean }} house
 */
export function staticPolicy(house) {
  return policyOf(house, `'self' 'unsafe-inline' ${STRIPE.scripts}`);
}

/**
 * Of a page that is made per request: only scripts with its nonce or of that hash run, and what they load. The rest is
 * for browsers that know no 'strict-dynamic'; all others pass it over.
 * @param {{ isSecure: boolean, isDevelopment: boolean }} house
 * @param {{ nonce: string, hash: string }} trusted both base64: the nonce is new for every answer, the hash is the
 *   SHA-256 of an inline script that is always the same
 */
export function noncePolicy(house, { nonce, hash }) {
  const trusted = `'nonce-${nonce}' 'sha256-${hash}' 'strict-dynamic'`;
  return policyOf(house, `${trusted} 'self' ${STRIPE.scripts}`);
}

/** Of calls: what they answer is no page; the 404 page of an unknown call still finds its looks. */
export const API_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
