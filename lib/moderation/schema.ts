import * as z from "zod";
import { paginationShape } from "@/lib/core/pagination";
import {
  multiLine,
  nullableField,
  parseId,
  requiredText,
  singleLine,
} from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import { MAX_IMPORT_PRODUCTS, VERSION_DIGITS, type ViewedProduct } from "./import-rules";
import { APPROVAL_KINDS, REPORTED_KINDS, SINGLE_KINDS, type SingleKind } from "./rules";

const DECISIONS = ["approved", "rejected"] as const;

const decision = z.enum(DECISIONS, validationKey("decisionInvalid"));
export type Decision = z.output<typeof decision>;

/** Note to the person concerned; empty becomes null. */
const note = nullableField(multiLine(2_000));

/** Content hash of the displayed version (version.ts). */
const version = z.string().regex(/^[0-9a-f]{32}$/);

const id = z.number().int().positive().max(2_147_483_647);

/** Body of PUT /api/admin/products/{productId}/moderation. */
export const productModerationSchema = z.object({
  productId: z.string(),
  moderationStatus: decision,
  note,
  version: version.optional(),
});
export type ProductModeration = z.output<typeof productModerationSchema>;

export const PRODUCT_STATUSES = ["pending", "approved", "rejected"] as const;

/** Query of GET /api/admin/products. */
export const productStatusSchema = z.object({
  status: z.enum(PRODUCT_STATUSES, validationKey("filterInvalid")).optional(),
  ...paginationShape,
});
export type ProductStatusFilter = z.output<typeof productStatusSchema>;

const waiting = z.object({ kind: z.enum(SINGLE_KINDS), id, version });

type DecisionFields = { decision: Decision; note?: string | null };

/** A note is required for adverse decisions: rejections, and reports that an admin upholds. */
function needsNote(kind: SingleKind, decision: Decision): boolean {
  return decision === (kind === "report" ? "approved" : "rejected");
}

const hasNote = (kinds: SingleKind[], { decision, note }: DecisionFields) =>
  Boolean(note) || !kinds.some((kind) => needsNote(kind, decision));

const NOTE_MISSING = { path: ["note"], message: validationKey("noteRequired") };

/** Decision on one inbox item. */
export const decisionSchema = waiting
  .extend({ decision, note })
  .refine((input) => hasNote([input.kind], input), NOTE_MISSING);
export type DecisionInput = z.output<typeof decisionSchema>;

/** One decision on several inbox items, at most one page. */
export const decisionsSchema = z
  .object({ items: z.array(waiting).min(1).max(100), decision, note })
  .refine(
    (input) =>
      hasNote(
        input.items.map(({ kind }) => kind),
        input,
      ),
    NOTE_MISSING,
  );
export type DecisionsInput = z.output<typeof decisionsSchema>;

/** "7:0123456789abcdef,9:…": products of an import with the version that the admin opened. */
const viewedProducts = z
  .string()
  .max(MAX_IMPORT_PRODUCTS * 30)
  .regex(
    new RegExp(`^\\d{1,9}:[0-9a-f]{${VERSION_DIGITS}}(,\\d{1,9}:[0-9a-f]{${VERSION_DIGITS}})*$`),
  )
  .transform((value): ViewedProduct[] =>
    value.split(",").map((entry) => {
      const [productId, version = ""] = entry.split(":");
      return { id: Number(productId), version };
    }),
  )
  .pipe(z.array(z.object({ id, version: z.string() })).max(MAX_IMPORT_PRODUCTS));

/** One decision on the products of an import. Those in `keptBack` are returned to the seller when it is approved. */
export const importDecisionSchema = z
  .object({
    importId: id,
    decision,
    note,
    products: viewedProducts,
    keptBack: z.array(id).max(MAX_IMPORT_PRODUCTS),
    /** Number of the draw of the samples. */
    draw: z.number().int().min(0).max(1_000),
  })
  .refine((input) => Boolean(input.note) || input.decision === "approved", NOTE_MISSING);
export type ImportDecisionForm = z.input<typeof importDecisionSchema>;
export type ImportDecisionInput = z.output<typeof importDecisionSchema>;

/** Rejection of a product; the note is required. */
export const rejectionSchema = z.object({
  note: multiLine(2_000).pipe(z.string().min(1, validationKey("noteRequired"))),
});

/** Reason of a report. */
export const reportTextSchema = z.object({
  id,
  text: requiredText(validationKey("reasonShort"), 5, 1_000),
});

export const reportSchema = reportTextSchema.extend({ kind: z.enum(REPORTED_KINDS) });
export type ReportInput = z.output<typeof reportSchema>;

/** Inbox item in a URL, such as `revision-7`. */
const item = z.string().transform((value, context) => {
  const [name, number] = value.split("-");
  const kind = APPROVAL_KINDS.find((approvalKind) => approvalKind === name);
  const subjectId = parseId(number);
  if (kind && subjectId > 0) return { kind, id: subjectId };
  context.addIssue({ code: "custom", message: validationKey("filterInvalid") });
  return z.NEVER;
});

/** Filters of the inbox and the open item; invalid values are ignored. */
export const inboxSearchSchema = z.object({
  kind: z.enum(APPROVAL_KINDS).optional().catch(undefined),
  item: item.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(200).optional().catch(undefined),
  /** Number of the draw of an import's samples. */
  draw: z.coerce.number().int().min(1).max(1_000).optional().catch(undefined),
});

export const PRODUCT_STATES = ["active", "inactive", "archived"] as const;

export const PRODUCT_SORTS = ["newest", "oldest"] as const;

/** Filters of the admin's product list; invalid values are ignored. */
export const productSearchSchema = z.object({
  q: singleLine(100).catch(""),
  status: z.enum(PRODUCT_STATUSES).optional().catch(undefined),
  category: z.enum(CATEGORY_SLUGS).optional().catch(undefined),
  state: z.enum(PRODUCT_STATES).optional().catch(undefined),
  sort: z.enum(PRODUCT_SORTS).catch("newest"),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type ProductSearch = z.output<typeof productSearchSchema>;
