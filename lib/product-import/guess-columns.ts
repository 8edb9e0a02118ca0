import { parseCents } from "@/lib/core/money";
import { parseWholeNumber, toPlainPrice } from "@/lib/core/numbers";
import { findCategory } from "./cell-values";
import { refusalOf, splitAddresses } from "./image-cells";
import type { ImportField, Layout, Mapping, Table } from "./rules";

/** Rows whose cells are looked at. */
const MAX_ROWS_READ = 200;

type Column = { at: number; name: string; cells: string[] };
type GuessOptions = { layout: Layout; mapping: Mapping; fields: readonly ImportField[] };

const shareOf = (cells: string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
const averageOf = (cells: string[]) =>
  cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length);

const isPrice = (cell: string) => (parseCents(toPlainPrice(cell)) ?? 0) > 0;
const isWholeNumber = (cell: string) => parseWholeNumber(cell) !== null;
const isNumber = (cell: string) => isPrice(cell) || isWholeNumber(cell);
const isImage = (cell: string) => {
  const addresses = splitAddresses(cell);
  return addresses.length > 0 && addresses.every((address) => refusalOf(address) === null);
};

/** How well the cells of a column fit a field, from 0 to 1. */
const SCORES: Partial<Record<ImportField, (column: Column) => number>> = {
  imageUrl: ({ cells }) => shareOf(cells, isImage),
  price: ({ cells }) =>
    shareOf(cells, isPrice) *
    (cells.some((cell) => /[.,\u066b]\d{1,2}\D*$|\$/.test(cell)) ? 1 : 0.6),
  stock: ({ cells }) => shareOf(cells, isWholeNumber) * (averageOf(cells) > 6 ? 0 : 0.8),
  category: ({ name, cells }) => {
    const isNamed = /type|kind|group|section|categor|collection/i.test(name);
    const isRepeated = new Set(cells).size <= Math.max(4, cells.length / 2);
    const categoryShare = shareOf(cells, (cell) => findCategory(cell) !== null);
    return shareOf(cells, isNumber) > 0.2 || !isRepeated
      ? 0
      : Math.max(categoryShare, isNamed ? 0.6 : 0);
  },
  title: ({ cells }) => {
    const isText = averageOf(cells) >= 3 && averageOf(cells) <= 120;
    return isText && shareOf(cells, isNumber) < 0.2 && shareOf(cells, isImage) === 0
      ? new Set(cells).size / Math.max(1, cells.length)
      : 0;
  },
  description: ({ cells }) =>
    shareOf(cells, isImage) > 0 ? 0 : Math.min(1, averageOf(cells) / 40),
};

const MIN_SCORE = 0.5;

/** Returns the column that fits each missing field best by its cells, among those without a field. */
export function guessColumns({ columns, rows }: Table, { mapping, fields }: GuessOptions) {
  const read = rows.slice(0, MAX_ROWS_READ);
  const free: Column[] = columns
    .map((name, index) => ({
      at: index,
      name,
      cells: read.flatMap(({ cells }) => cells[index] || []),
    }))
    .filter(({ at, cells }) => !mapping[at] && cells.length > 0);
  const guesses = new Map<ImportField, number>();
  const order = Object.keys(SCORES).filter((field) => (fields as string[]).includes(field));
  for (const field of order as ImportField[]) {
    const scoreOf = SCORES[field] ?? (() => 0);
    const open = free.filter(({ at }) => ![...guesses.values()].includes(at));
    const [best] = open.toSorted((a, b) => scoreOf(b) - scoreOf(a));
    if (best && scoreOf(best) >= MIN_SCORE) guesses.set(field, best.at);
  }
  return guesses;
}
