/** Keys of GET /api/seller/payout-info (contract.md, "Selling"). */
export const PAYOUT_INFO_KEYS = [
  "availableBalance",
  "bankAccount",
  "isConnected",
  "nextPayoutDate",
  "payoutState",
  "payoutsPausedReason",
  "pendingBalance",
  "recentPayouts",
];
