// Everything that the demo invents: people, shops, events, contact details and partners.
import fs from "node:fs";

import { tsImport } from "tsx/esm/api";

import { inRoot } from "../../../scripts/lib/command/paths.mjs";

const LANGUAGES = ["en", "so", "om", "am", "ar"];

/** lib/core/operator.ts */
const CONTACT = [
  "support@shaafimarketplace.com",
  "sellers@shaafimarketplace.com",
  "+1 612 555 0148",
  "+44 20 7946 0812",
  "facebook.com/shaafimarketplace",
  "instagram.com/shaafimarketplace",
  "x.com/shaafimarket",
];

/**
 * @typedef {object} Messages the part of a language's texts that names the demo
 * @property {{ partners: Record<string, { name?: string }>, featured: { title: string } }} home
 * @property {{ text: string }} contact
 * @property {Record<string, string>} operatorNotes
 */

/**
 * @param {string} language
 * @returns {Messages}
 */
const readMessages = (language) =>
  JSON.parse(fs.readFileSync(inRoot("messages", `${language}.json`), "utf8"));

/**
 * Returns the longest part of a message without arguments.
 * @param {string} message
 */
const longestTextOf = (message) =>
  message
    .split(/\{\w+\}/)
    .reduce((longest, text) => (text.length > longest.length ? text : longest));

/**
 * Names of the partners on the demo's home page, the invitation to call its number, the heading of its newest products,
 * and the notes for admins, in every language.
 */
function fromMessages() {
  return LANGUAGES.map(readMessages).map(({ home, contact, operatorNotes }) => ({
    partners: Object.values(home.partners).flatMap(({ name }) => name ?? []),
    invitation: contact.text,
    newest: home.featured.title,
    notes: Object.values(operatorNotes).map(longestTextOf),
  }));
}

/** @param {string} name of a module of the demo's content */
const load = (name) => tsImport(`../../../prisma/seed/content/${name}.ts`, import.meta.url);

/** Reads the content of the demo. */
async function readContent() {
  /** @type {typeof import("../../../prisma/seed/content/sellers.ts")} */
  const { SELLERS } = await load("sellers");
  /** @type {typeof import("../../../prisma/seed/content/buyers.ts")} */
  const { BUYERS } = await load("buyers");
  /** @type {typeof import("../../../prisma/seed/content/storefronts.ts")} */
  const { STOREFRONTS } = await load("storefronts");
  /** @type {typeof import("../../../prisma/seed/content/directory.ts")} */
  const { LISTED } = await load("directory");
  /** @type {typeof import("../../../prisma/seed/content/places.ts")} */
  const { PLACES } = await load("places");
  /** @type {typeof import("../../../prisma/seed/content/events.ts")} */
  const { EVENTS } = await load("events");
  /** @type {typeof import("../../../prisma/seed/content/blog.ts")} */
  const { ARTICLES } = await load("blog");
  /** @type {typeof import("../../../prisma/seed/content/admin.ts")} */
  const { BUSINESSES } = await load("admin");
  return {
    accounts: [...SELLERS, ...BUYERS],
    businesses: [...LISTED, ...PLACES, ...BUSINESSES],
    storefronts: STOREFRONTS,
    events: EVENTS,
    articles: ARTICLES,
  };
}

/**
 * @returns {Promise<{ invented: string[], notes: string[], headings: string[] }>} texts that no visitor may find on a
 *   page; `headings`: while the shop has no products
 */
export async function readForbiddenTexts() {
  const content = await readContent();
  const people = content.accounts.flatMap((person) => [
    `${person.firstName} ${person.lastName}`,
    person.email,
    ...(person.username.includes(" ") ? [person.username] : []),
  ]);
  const businesses = content.businesses.flatMap(({ name, phone }) => [name, phone]);
  const messages = fromMessages();
  return {
    invented: [
      ...CONTACT,
      ...people,
      ...businesses,
      ...content.storefronts.map(({ storeName }) => storeName),
      ...content.events.map(({ title }) => title),
      ...content.articles.map(({ title }) => title),
      ...messages.flatMap(({ partners, invitation }) => [...partners, invitation]),
    ].flatMap((text) => text || []),
    notes: messages.flatMap(({ notes }) => notes),
    headings: messages.map(({ newest }) => newest),
  };
}
