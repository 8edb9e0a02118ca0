import "server-only";

import { toNetwork, widenForNetwork } from "@/lib/core/network";

const QUARTER_HOUR = 15 * 60;

/** Failed attempts in 15 minutes that lock an account, or its codes. */
export const LOCK = { max: 10, seconds: QUARTER_HOUR };

/** Maximum failed sign-ins from one network in 15 minutes, across all accounts. */
const NETWORK_FAILURES = 30;

/** Returns the limit of failed sign-ins from the network of an address, by password, code or passkey. */
export const networkLockOf = (address: string) => ({
  key: `login-network:${toNetwork(address)}`,
  max: widenForNetwork(NETWORK_FAILURES, address),
  seconds: QUARTER_HOUR,
});
