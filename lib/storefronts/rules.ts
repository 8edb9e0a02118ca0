import { isPlausibleYear } from "@/lib/core/validation/year-range";

/** Social networks of a store, in display order. */
export const NETWORKS = ["instagram", "facebook", "twitter"] as const;
export type Network = (typeof NETWORKS)[number];

const HOSTS: Record<Network, string[]> = {
  instagram: ["instagram.com", "www.instagram.com", "m.instagram.com"],
  facebook: ["facebook.com", "www.facebook.com", "m.facebook.com", "fb.com", "www.fb.com"],
  twitter: ["x.com", "www.x.com", "twitter.com", "www.twitter.com", "mobile.twitter.com"],
};

const HANDLE = /^@?([a-z0-9_][a-z0-9_.-]{0,59})$/i;
const PATH = /^\/@?([a-z0-9_][a-z0-9_.-]{0,59}(?:\/[a-z0-9_.-]{1,80}){0,2})\/?$/i;
const FACEBOOK_ID = /^\?id=(\d{1,20})(?:&|$)/;

/**
 * Converts "@hodan", "hodan" or an address on that network to its https address without anything after the name; null
 * for anything else, other hosts and schemes included.
 */
export function toProfileLink(network: Network, value: string): string | null {
  const handle = HANDLE.exec(value)?.[1];
  const isHost = HOSTS[network].includes(value.toLowerCase());
  if (handle && !isHost) return `https://${HOSTS[network][0]}/${handle}`;
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(address) ? toNetworkLink(network, new URL(address)) : null;
}

function toNetworkLink(network: Network, url: URL): string | null {
  const { hostname, pathname, search, username, password, port } = url;
  const name = PATH.exec(pathname)?.[1];
  if (!name || !HOSTS[network].includes(hostname)) return null;
  if (username !== "" || password !== "" || port !== "") return null;
  const id = network === "facebook" && name === "profile.php" && FACEBOOK_ID.exec(search)?.[1];
  return `https://${hostname}/${name}${id ? `?id=${id}` : ""}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a date exists; "2026-02-30" does not. */
export function isDay(value: string): boolean {
  if (!DAY.test(value) || !isPlausibleYear(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Reserved names, and names that could be mistaken for them. */
const RESERVED = new Set([
  "admin",
  "api",
  "own",
  "shaafi",
  "shaafi-marketplace",
  "store",
  "stores",
]);

/** The column holds 60 characters, including a suffix. */
const MAX_SLUG = 48;

// Letters that Unicode normalization does not decompose.
const REPLACEMENTS: Record<string, string> = {
  "&": " and ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ħ: "h",
  ı: "i",
};

/**
 * Converts a store name to its preferred slug: "Hodan’s Cloth & Co." → "hodans-cloth-and-co". A name without Latin
 * letters or digits, or a reserved one, becomes the seller's id.
 */
export function slugOf(storeName: string, sellerId: number): string {
  const slug = storeName
    .toLowerCase()
    .replace(/[&ßæœøđðłþħı]/g, (character) => REPLACEMENTS[character] ?? "")
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼʻ`]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, "");
  return slug.length < 2 || RESERVED.has(slug) ? `store-${sellerId}` : slug;
}

const SLUG = /^(?=.{2,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns whether a store can have this slug; other slugs are not looked up. */
export function isSlug(value: string): boolean {
  return SLUG.test(value);
}

/** Number of slugs per name with a plain numeric suffix. */
const FIGURES = 5;

/** Candidate slugs in order of preference; the first free one permanently belongs to the store. */
export function slugCandidates(storeName: string, sellerId: number): string[] {
  const slug = slugOf(storeName, sellerId);
  const figures = Array.from({ length: FIGURES - 1 }, (_, index) => `${slug}-${index + 2}`);
  return [slug, ...figures, `${slug}-s${sellerId}`, `store-${sellerId}-s${sellerId}`];
}

type Vacation = { vacationFrom: string | null; vacationUntil: string | null };

/** Days before a vacation on which buyers are notified. */
const AHEAD_DAYS = 7;
const DAY_MS = 86_400_000;

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The vacation notice on `today` (YYYY-MM-DD): away now or soon, and the day from which orders are sent again; null
 * without a notice.
 */
export function vacationNotice({ vacationFrom, vacationUntil }: Vacation, today: string) {
  if (!vacationFrom || !vacationUntil || today > vacationUntil) return null;
  const isAway = vacationFrom <= today;
  if (!isAway && plusDays(today, AHEAD_DAYS) < vacationFrom) return null;
  return {
    isAway,
    from: vacationFrom,
    until: vacationUntil,
    sendsFrom: plusDays(vacationUntil, 1),
  };
}

/** Returns whether a store has the content that publication requires. */
export function isComplete({ storeName, description }: { storeName: string; description: string }) {
  return storeName.length >= 2 && description.length >= 10;
}
