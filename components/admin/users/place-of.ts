/** The user's location, if set: "Minneapolis, US". */
export function placeOf({ city, country }: { city: string | null; country: string | null }) {
  return [city, country].filter(Boolean).join(", ") || null;
}
