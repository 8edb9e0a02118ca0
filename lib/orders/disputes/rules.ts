/**
 * Returns the effect of a dispute's status on the money. An inquiry moves none. "ended" means without a decision: a
 * closed inquiry, a charge refunded instead, or a prevented dispute.
 */
export function disputeOutcome(status: string): "inquiry" | "ended" | "won" | "lost" | "open" {
  if (status === "won" || status === "lost") return status;
  if (["warning_closed", "charge_refunded", "prevented"].includes(status)) return "ended";
  return status.startsWith("warning_") ? "inquiry" : "open";
}
