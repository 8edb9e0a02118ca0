import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { exportAccount } from "@/lib/accounts/queries";
import { register } from "@/lib/accounts/service/credentials";
import { deleteAccount } from "@/lib/accounts/service/deletion";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { deleteExpiredRows } from "@/lib/jobs/service/delete-expired-rows";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

// Tests the promises of the privacy page against the tables.

const PASSWORD = "buna-qalaa";

/** Returns a word that only appears in a user's personal data. */
const newCanary = () => `canary${randomUUID().slice(0, 8)}`;

/** Returns the tables that contain a word. */
async function findWord(word: string) {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const results: string[] = [];
  for (const { name } of tables) {
    const query = `SELECT 1 FROM "${name}" t WHERE strpos(lower(t::text), $1) > 0 LIMIT 1`;
    if ((await db.$queryRawUnsafe<unknown[]>(query, word)).length > 0) results.push(name);
  }
  return results.sort();
}

async function createPerson(word: string) {
  const role = "seller" as const;
  const email = `${word}@example.com`;
  const { id } = await register({ username: word, email, password: PASSWORD, role }, "x");
  const viewer: Viewer = {
    id,
    username: word,
    role,
    sessionId: "",
    isEmailVerified: true,
    isPasswordRecent: true,
    hasSecondFactor: false,
  };
  return { viewer, email };
}

/** Stores a word in everything that a user can write. */
async function storeEverything({ id: userId }: Viewer, email: string, word: string) {
  const [byUser, { id: otherId }] = [{ userId }, await createUser({ role: "seller" })];
  const where = { name: word, line1: word, city: "St. Paul", region: "MN", postcode: "55101" };
  const ship = { shipName: word, shipLine1: word, shipPhone: word, shipLandmark: word };
  const content = { description: word, category: "Coffee & Tea", address: word, phone: word };

  await db.address.create({
    data: { ...byUser, ...where, landmark: word, country: "US", phone: word },
  });
  const orderId = await createPaidOrder({ id: userId } as Viewer, await createProduct());
  await db.sellerOrder.updateMany({ where: { orderId }, data: { status: "completed" } });
  const order = { status: "completed" as const, note: word, isGift: true, giftMessage: word };
  await db.order.update({ where: { id: orderId }, data: { ...ship, ...order } });
  await db.session.create({
    data: {
      ...byUser,
      id: word,
      userAgent: word,
      address: word,
      expiresAt: new Date("2999-01-01"),
    },
  });
  const passkey = { credentialId: randomUUID(), publicKey: word, userHandle: word, name: word };
  await db.passkey.create({ data: { ...byUser, ...passkey } });
  await db.totpSecret.create({ data: { ...byUser, sealed: word } });
  await db.recoveryCode.create({ data: { ...byUser, codeHash: word } });
  const message = { name: word, email: email.toUpperCase(), subject: word, message: word };
  const ticket = await db.supportTicket.create({ data: message });
  await db.ticketReply.create({ data: { ticketId: ticket.id, authorId: otherId, text: word } });
  await db.supportTicket.create({ data: { ...message, ...byUser } });
  await db.sellerApplication.create({ data: { businessName: word, description: word, email } });
  await db.subscriber.create({ data: { email, tokenHash: randomUUID() } });
  const notification = { kind: "message" as const, values: { name: word }, href: `/${word}` };
  await db.notification.create({ data: { ...byUser, ...notification, dedupeKey: randomUUID() } });
  const business = await db.business.create({
    data: {
      ...content,
      name: "Somebody's café",
      ownerId: userId,
      description: "A café",
      address: "1 Main St",
      phone: "612",
    },
  });
  const request = { kind: "claim" as const, businessId: business.id, proof: word };
  await db.listingRequest.create({ data: { ...byUser, ...request } });
  await db.localSeller.create({
    data: {
      sellerId: userId,
      name: word,
      description: word,
      category: "coffee",
      neighborhood: "midway",
      address: word,
      latitude: 44.9,
      longitude: -93.1,
    },
  });
  await db.outboxMessage.create({
    data: {
      kind: "mail",
      dedupeKey: randomUUID(),
      payload: { to: email, subject: word, text: word },
    },
  });
  await db.user.update({
    where: { id: userId },
    data: { firstName: word, lastName: word, phone: word, address: word, city: word, bio: word },
  });
  return { business };
}

describe("a deleted account", () => {
  it("leaves none of its user's data in any table except the email about the deletion", async () => {
    const word = newCanary();
    const { viewer, email } = await createPerson(word);
    const { business } = await storeEverything(viewer, email, word);
    expect((await findWord(word)).length).toBeGreaterThan(9);

    await deleteAccount(viewer, { password: PASSWORD });

    expect(await findWord(word)).toEqual(["outbox"]);
    expect(await listEmailsTo(email)).toHaveLength(1);
    const tables = await db.business.findUniqueOrThrow({ where: { id: business.id } });
    expect(tables.ownerId).toBeNull();
  });

  it("could be exported before with everything that the privacy page lists", async () => {
    const word = newCanary();
    const { viewer, email } = await createPerson(word);
    await storeEverything(viewer, email, word);

    const exported = JSON.parse(JSON.stringify(await exportAccount(viewer)));

    for (const name of [
      "account",
      "addresses",
      "orders",
      "supportTickets",
      "listingRequests",
      "notifications",
      "sessions",
      "passkeys",
    ]) {
      expect([name, JSON.stringify(exported[name])]).toEqual([name, expect.stringContaining(word)]);
    }
  });
});

const DAY_MS = 24 * 60 * 60 * 1_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Rows that the privacy page gives a retention time in days. */
const RETENTION: [
  string,
  number,
  (userId: number, at: Date) => Promise<{ id: string | number }>,
  string,
][] = [
  [
    "a session that was ended",
    7,
    (userId, at) =>
      db.session.create({
        data: { id: randomUUID(), userId, expiresAt: new Date("2999-01-01"), revokedAt: at },
      }),
    "sessions",
  ],
  [
    "a session that ran out",
    7,
    (userId, at) => db.session.create({ data: { id: randomUUID(), userId, expiresAt: at } }),
    "sessions",
  ],
  [
    "a link that was used",
    7,
    (userId, at) =>
      db.accountToken.create({
        data: {
          userId,
          kind: "email_verification",
          tokenHash: randomUUID(),
          expiresAt: new Date("2999-01-01"),
          usedAt: at,
        },
      }),
    "account_tokens",
  ],
  [
    "a mail that was sent",
    90,
    (_, at) =>
      db.outboxMessage.create({
        data: { kind: "mail", dedupeKey: randomUUID(), payload: {}, doneAt: at },
      }),
    "outbox",
  ],
  [
    "a notification",
    366,
    (userId, at) =>
      db.notification.create({
        data: {
          userId,
          kind: "message",
          values: {},
          href: "/",
          dedupeKey: randomUUID(),
          createdAt: at,
        },
      }),
    "notifications",
  ],
];

describe("deleteExpiredRows", () => {
  it.each(RETENTION)("deletes %s after %i days and not before", async (_, days, create, table) => {
    const { id: userId } = await createUser({ role: "buyer" });
    const [old, young] = [await create(userId, ago(days + 1)), await create(userId, ago(days - 3))];

    await deleteExpiredRows();

    const left = await db.$queryRawUnsafe<{ id: string }[]>(
      `SELECT id::text FROM ${table} WHERE id::text IN ($1, $2)`,
      String(old.id),
      String(young.id),
    );
    expect(left.map(({ id }) => id)).toEqual([String(young.id)]);
  });
});
