import { toCsv } from "@/lib/core/csv";
import { type ImportField, VARIANT_COLUMNS } from "@/lib/product-import/rules";
import { CSV_COLUMNS } from "@/lib/products/rules";

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
  {
    title: "Dirac with shash",
    description: "Light dress for special days, with a matching headscarf.",
    category: "textiles",
    imageUrl: "/illustrations/dirac.svg",
    isActive: "no",
    sku: "SAMPLE-3",
    ...variant("M", "Green"),
  },
  variant("M", "Blue"),
  variant("L", "Green"),
];

/** Returns the cells of a variant of the third sample. */
function variant(size: string, color: string): Partial<Record<ImportField, string>> {
  return {
    productGroup: "dirac",
    option1Name: "Size",
    option1Value: size,
    option2Name: "Color",
    option2Value: color,
    variantSku: `SAMPLE-3-${size}-${color.toUpperCase()}`,
    price: size === "L" ? "48.00" : "45.00",
    stock: "6",
  };
}

/** Returns a CSV file with all columns and three sample products, the last one with options. */
export function templateCsv(): string {
  const columns = [...CSV_COLUMNS, ...VARIANT_COLUMNS];
  const rows = SAMPLES.map((sample) => columns.map((field) => sample[field] ?? ""));
  return `\uFEFF${toCsv([columns, ...rows])}`;
}
