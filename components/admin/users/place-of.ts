/** Where somebody lives, as far as they say: "Minneapolis, US". */
export function placeOf({ city, country }: { city: string | null; country: string | null }) {
  return [city, country].filter(Boolean).join(", ") || null;
}
