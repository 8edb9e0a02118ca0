import { HASHTAGS } from "@/lib/core/site";

/** The size of the share popup (specification A, section 2). */
export const POPUP = "width=600,height=400,noopener,noreferrer";

export const CHANNELS = ["facebook", "twitter", "whatsapp", "linkedin", "email"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The address that shares `url` with `title` on a channel. Both are plain text. */
export function shareLink(channel: Channel, { title, url }: { title: string; url: string }) {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  const tagged = encodeURIComponent(HASHTAGS.map((tag) => `#${tag}`).join(" "));
  switch (channel) {
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${link}&hashtag=${encodeURIComponent(`#${HASHTAGS[0]}`)}`;
    case "twitter":
      return `https://twitter.com/intent/tweet?url=${link}&text=${text}&hashtags=${HASHTAGS.join(",")}`;
    case "whatsapp":
      return `https://wa.me/?text=${text}%20${link}%20${tagged}`;
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${link}`;
    case "email":
      return `mailto:?subject=${text}&body=${text}%0A${link}`;
  }
}
