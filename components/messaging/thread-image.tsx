import { MessageCircle } from "@/components/ui/icons";

import { Illustration } from "@/components/ui/illustration";

/** The subject of a conversation, in 48 px. */
export function ThreadImage({ src }: { src: string | null }) {
  if (!src) {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-secondary">
        <MessageCircle aria-hidden className="size-5" />
      </span>
    );
  }
  return (
    <Illustration
      src={src}
      width={48}
      height={48}
      className="size-12 shrink-0 rounded-md bg-image-ground object-cover"
    />
  );
}
