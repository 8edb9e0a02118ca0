import { Prisma } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db/client";
import { businessSelect, toBusiness } from "@/lib/directory/dto";
import { listingContentSchema, toListing } from "@/lib/directory/schema";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { CLAIM, EDIT, LISTED } from "./content/directory";

const HOUR = 60;
const DAY = 24 * HOUR;

const personOf = (tx: Tx, email: string) => tx.user.findFirstOrThrow({ where: { email } });

/**
 * Seeds listed businesses, a pending edit and a pending claim. Runs once, since decided requests must not become
 * pending again.
 */
export async function seedDirectory(now: Date) {
  await db.$transaction(
    async (tx) => {
      const claimCount = await tx.business.count({ where: { name: CLAIM.business } });
      if (claimCount > 0) return;
      await seedListed(tx, now);
      await seedEdit(tx, now);
      await seedClaim(tx, now);
    },
    { timeout: 30_000 },
  );
}

async function seedListed(tx: Tx, now: Date) {
  const seller = await personOf(tx, DEMO_SELLER_EMAIL);
  const admin = await personOf(tx, "admin@demo.com");
  await tx.business.createMany({
    data: LISTED.map((business, index) => {
      const { domain, hasWebsite, hours, isVerified = true, isDemoSellers, ...fields } = business;
      const createdAt = minutesAfter(now, -(LISTED.length - index + 3) * 6 * DAY);
      return {
        ...fields,
        email: domain ? `salaan@${domain}.example` : null,
        website: domain && hasWebsite ? `https://${domain}.example` : null,
        hours: hours ?? Prisma.DbNull,
        ownerId: isDemoSellers ? seller.id : null,
        isActive: true,
        isVerified,
        status: "approved" as const,
        createdAt,
        decidedAt: minutesAfter(createdAt, 40 * HOUR),
        decidedById: admin.id,
      };
    }),
  });
}

const findByName = (tx: Tx, name: string) =>
  tx.business.findFirstOrThrow({ where: { name, isActive: true }, select: businessSelect });

async function seedEdit(tx: Tx, now: Date) {
  const seller = await personOf(tx, DEMO_SELLER_EMAIL);
  const business = toBusiness(await findByName(tx, EDIT.business));
  const description = business.description + EDIT.addedText;
  const edit = { ...business, description, languages: EDIT.languages };
  await tx.listingRequest.create({
    data: {
      kind: "edit",
      businessId: business.id,
      userId: seller.id,
      content: toListing(listingContentSchema.parse(edit)),
      createdAt: minutesAfter(now, -7 * HOUR),
    },
  });
}

async function seedClaim(tx: Tx, now: Date) {
  const buyer = await personOf(tx, "buyer@demo.com");
  const { id } = await findByName(tx, CLAIM.business);
  await tx.listingRequest.create({
    data: {
      kind: "claim",
      businessId: id,
      userId: buyer.id,
      proof: CLAIM.proof,
      createdAt: minutesAfter(now, -15 * HOUR),
    },
  });
}
