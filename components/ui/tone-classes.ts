/** Colors of states. */
export const TONES = {
  neutral: "bg-secondary text-secondary-foreground",
  success: "bg-success-soft text-success-ink",
  warning: "bg-warning-soft text-warning-ink",
  destructive: "bg-destructive-soft text-destructive-ink",
  info: "bg-info-soft text-info-ink",
} as const;
