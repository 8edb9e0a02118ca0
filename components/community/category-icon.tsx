import {
  BookOpen,
  Coffee,
  CookingPot,
  HeartHandshake,
  House,
  type IconComponent,
  Landmark,
  Megaphone,
  MessageCircle,
  Music,
  Plane,
  Shirt,
  Store,
} from "@/components/ui/icons";

import type { ForumIcon } from "@/lib/forum/rules";

const ICONS: Record<ForumIcon, IconComponent> = {
  megaphone: Megaphone,
  coffee: Coffee,
  "cooking-pot": CookingPot,
  shirt: Shirt,
  store: Store,
  landmark: Landmark,
  "message-circle": MessageCircle,
  "book-open": BookOpen,
  "heart-handshake": HeartHandshake,
  plane: Plane,
  house: House,
  music: Music,
};

/** The icon of a category; decorative, its name is beside it. */
export function CategoryIcon({ icon }: { icon: ForumIcon }) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden className="size-4.5 shrink-0" />;
}
