/**
 * What a dispute's status means for the money. An inquiry takes none; "ended" is one that ended without a decision: an
 * inquiry that was closed, a charge that was refunded in place of it, a dispute that was prevented.
 */
export function disputeOutcome(status: string): "inquiry" | "ended" | "won" | "lost" | "open" {
  if (status === "won" || status === "lost") return status;
  if (["warning_closed", "charge_refunded", "prevented"].includes(status)) return "ended";
  return status.startsWith("warning_") ? "inquiry" : "open";
}
