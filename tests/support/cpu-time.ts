/**
 * Milliseconds of processor time that this process spends on `run`. Unlike the wall clock it does not count what other
 * processes do meanwhile.
 */
export function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
