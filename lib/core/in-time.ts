/** `work`, or a failure after so many ms: the work goes on, but nobody waits for it any more. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let alarm: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error("no answer in time")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(alarm));
}
