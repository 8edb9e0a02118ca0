import { byKey } from "./by-key";
import { EVENTS_AM } from "./events/am";
import { EVENTS_AR } from "./events/ar";
import { EVENTS_OM } from "./events/om";
import { EVENTS_SO } from "./events/so";
import type { EventTranslations } from "./types";

export const EVENT_TRANSLATIONS: EventTranslations = byKey({
  so: EVENTS_SO,
  om: EVENTS_OM,
  am: EVENTS_AM,
  ar: EVENTS_AR,
});
