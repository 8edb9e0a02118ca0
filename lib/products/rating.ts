/** Returns the average of ratings with one decimal; 0 without any. */
export function toAverageRating({ sum, count }: { sum: number; count: number }): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
