// What a page may load and run (https://www.w3.org/TR/CSP3/), told to the browser. Plain JavaScript, because
// next.config.mjs says it of the static pages and middleware.ts of those that are made per request.

/** Stripe's script, its frames and its API (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE = {
  scripts: "js.stripe.com *.js.stripe.com",
  frames: "js.stripe.com *.js.stripe.com hooks.stripe.com",
  api: "api.stripe.com",
};

/**
 * A soft navigation keeps the document and so its policy: every page must allow what any page needs, the card form
 * too. Styles are set by attributes. Development evaluates code and listens on a socket.
 * @param {{ scripts: string, isSecure: boolean, isDevelopment: boolean }} page
 */
function directivesOf({ scripts, isSecure, isDevelopment }) {
  const eased = (sources, more) => (isDevelopment ? `${sources} ${more}` : sources);
  return {
    "script-src": eased(scripts, "'unsafe-eval'"),
    "script-src-attr": "'none'",
    "style-src": "'self' 'unsafe-inline'",
    "font-src": "'self'",
    "connect-src": eased(`'self' ${STRIPE.api}`, "ws:"),
    "frame-src": STRIPE.frames,
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...(isSecure ? { "upgrade-insecure-requests": "" } : {}),
  };
}

function policyOf(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join("; ");
}

/**
 * Of a page that is made once for everybody: its inline scripts hold the page's data and differ with it, so they can
 * be told from others neither by a nonce nor by a hash. Handlers in attributes run nowhere. Every kind but pictures is
 * named, and no scheme: of a value with a colon the framework makes a path anew for each request.
 * @param {{ isSecure: boolean, isDevelopment: boolean }} house
 */
export function staticPolicy(house) {
  return policyOf(directivesOf({ ...house, scripts: `'self' 'unsafe-inline' ${STRIPE.scripts}` }));
}

/**
 * Of a page that is made per request: only scripts with its nonce or of that hash run, and what they load. The rest is
 * for browsers that know no 'strict-dynamic'; all others pass it over. Pictures may lie anywhere on the web, since a
 * product's address is the seller's choice.
 * @param {{ isSecure: boolean, isDevelopment: boolean }} house
 * @param {{ nonce: string, hash: string }} trusted both base64: the nonce is new for every answer, the hash is the
 *   SHA-256 of an inline script that is always the same
 */
export function noncePolicy(house, { nonce, hash }) {
  const trusted = `'nonce-${nonce}' 'sha256-${hash}' 'strict-dynamic'`;
  return policyOf({
    "default-src": "'self'",
    ...directivesOf({ ...house, scripts: `${trusted} 'self' ${STRIPE.scripts}` }),
    "img-src": `'self' data: blob: https:${house.isSecure ? "" : " http:"}`,
  });
}

/** Of calls: what they answer is no page; the 404 page of an unknown call still finds its looks. */
export const CALL_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
