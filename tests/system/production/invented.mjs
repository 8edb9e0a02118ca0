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

const readMessages = (language) =>
  JSON.parse(fs.readFileSync(inRoot("messages", `${language}.json`), "utf8"));

/** Returns the longest part of a message without arguments. */
const longestPartOf = (message) =>
  message
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

/**
 * Names of the partners on the demo's home page, the invitation to call its number, the heading of its newest products,
 * and the notes for admins, in every language.
 */
function fromMessages() {
  return LANGUAGES.map(readMessages).map(({ home, contact, operatorNotes }) => ({
    partners: Object.values(home.partners).flatMap(({ name }) => name ?? []),
    invitation: contact.text,
    newest: home.featured.title,
    notes: Object.values(operatorNotes).map(longestPartOf),
  }));
}

const load = (name) => tsImport(`../../../prisma/seed/content/${name}.ts`, import.meta.url);

/**
 * @returns {Promise<{ invented: string[], notes: string[], headings: string[] }>} texts that no visitor may find on a
 *   page; `headings`: while the shop has no products
 */
export async function readForbiddenTexts() {
  const names = [
    "sellers",
    "buyers",
    "storefronts",
    "directory",
    "places",
    "events",
    "blog",
    "admin",
  ];
  const [sellers, buyers, storefronts, directory, places, events, blog, admin] = await Promise.all(
    names.map(load),
  );
  const people = [...sellers.SELLERS, ...buyers.BUYERS].flatMap((person) => [
    `${person.firstName} ${person.lastName}`,
    person.email,
    ...(person.username.includes(" ") ? [person.username] : []),
  ]);
  const businesses = [...directory.LISTED, ...places.PLACES, ...admin.BUSINESSES].flatMap(
    ({ name, phone }) => [name, phone],
  );
  const messages = fromMessages();
  return {
    invented: [
      ...CONTACT,
      ...people,
      ...businesses,
      ...storefronts.STOREFRONTS.map(({ storeName }) => storeName),
      ...events.EVENTS.map(({ title }) => title),
      ...blog.ARTICLES.map(({ title }) => title),
      ...messages.flatMap(({ partners, invitation }) => [...partners, invitation]),
    ].filter(Boolean),
    notes: messages.flatMap(({ notes }) => notes),
    headings: messages.map(({ newest }) => newest),
  };
}
