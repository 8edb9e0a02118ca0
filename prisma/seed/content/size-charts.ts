import type { SizeTable } from "@/lib/products/size-charts/rules";

export type SizeChartContent = SizeTable & {
  name: string;
  seller: string;
  /** Keys of the products that show it. */
  products: string[];
};

export const SIZE_CHARTS: SizeChartContent[] = [
  {
    name: "Dirac",
    seller: "hodan-textiles",
    products: ["dirac-cotton", "dirac-wedding"],
    unit: "in",
    columns: ["Size", "Length", "Width at hem", "Shoulder opening", "Usually worn at"],
    rows: [
      ["54 in", "54", "52", "13", "4 ft 11 to 5 ft 1"],
      ["56 in", "56", "53", "13", "5 ft 1 to 5 ft 4"],
      ["58 in", "58", "54", "13.5", "5 ft 4 to 5 ft 7"],
      ["60 in", "60", "55", "13.5", "5 ft 7 to 5 ft 10"],
      ["62 in", "62", "56", "14", "5 ft 10 and up"],
    ],
  },
  {
    name: "Girls’ dirac",
    seller: "hodan-textiles",
    products: ["kids-dirac"],
    unit: "in",
    columns: ["Size", "Height of the child", "Length", "Width at hem"],
    rows: [
      ["Ages 4–5", "39-43", "34", "32"],
      ["Ages 6–8", "45-51", "40", "36"],
    ],
  },
  {
    name: "Macawis",
    seller: "xamar-handloom",
    products: ["macawis"],
    unit: "in",
    columns: ["Size", "Length", "Around", "Waist"],
    rows: [
      ["48 in", "48", "84", "28-40"],
      ["52 in", "52", "88", "34-48"],
    ],
  },
  {
    name: "Koofiyad",
    seller: "eastleigh-threads",
    products: ["macawis-gift"],
    unit: "in",
    columns: ["Size", "Head", "Height of the cap"],
    rows: [
      ["22 in", "21.5-22", "3.5"],
      ["22.5 in", "22-22.5", "3.5"],
      ["23 in", "22.5-23", "3.75"],
      ["23.5 in", "23-23.5", "3.75"],
    ],
  },
  {
    name: "Habesha kemis",
    seller: "shiro-meda",
    products: ["habesha-kemis"],
    unit: "cm",
    columns: ["Size", "Bust", "Waist", "Hips", "Length"],
    rows: [
      ["S", "84-89", "66-71", "91-96", "132"],
      ["M", "90-95", "72-77", "97-102", "137"],
      ["L", "96-102", "78-84", "103-109", "142"],
      ["XL", "103-110", "85-92", "110-117", "145"],
      ["XXL", "111-118", "93-101", "118-125", "147"],
    ],
  },
  {
    name: "Sandals",
    seller: "asmara-hide",
    products: ["sandals"],
    unit: "in",
    columns: ["Size", "Europe", "Foot length"],
    rows: [
      ["6", "EU 36", "8.8-9"],
      ["7", "EU 37", "9.1-9.3"],
      ["8", "EU 38", "9.4-9.7"],
      ["9", "EU 40", "9.8-10"],
      ["10", "EU 41", "10.1-10.3"],
      ["11", "EU 42", "10.4-10.7"],
      ["12", "EU 43", "10.8-11"],
    ],
  },
];
