import { toCsv } from "@/lib/core/csv";
import { IMPORT_FIELDS, type ImportField } from "@/lib/products/import/rules";

const SAMPLES: Partial<Record<ImportField, string>>[] = [
  {
    title: "Yirgacheffe coffee, 12 oz",
    description: "Washed whole beans with notes of jasmine and lemon.",
    price: "18.50",
    category: "coffee",
    stock: "40",
    imageUrl: "/illustrations/coffee-bag.svg",
    isActive: "yes",
    originStory: "Grown by small farms around Yirgacheffe.",
    sku: "SAMPLE-1",
  },
  {
    title: "Netela scarf",
    description: "Hand-woven cotton scarf with a striped border.",
    price: "30.00",
    category: "textiles",
    stock: "4",
    imageUrl: "/illustrations/coffee-bag.svg",
    isActive: "no",
    sku: "SAMPLE-2",
  },
];

/** Returns a CSV file with all columns and two sample rows. */
export function templateCsv(): string {
  const rows = SAMPLES.map((sample) => IMPORT_FIELDS.map((field) => sample[field] ?? ""));
  return `\uFEFF${toCsv([[...IMPORT_FIELDS], ...rows])}`;
}
