// Asks kinds of questions in a mix, many at once, and tells how long each kind took. CONNECTIONS and SECONDS say how.
import { performance } from "node:perf_hooks";

export type Kind = { name: string; ask: (turn: number) => Promise<unknown> };

const at = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

function tell(name: string, times: number[]) {
  times.sort((one, other) => one - other);
  const figures = [0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1).padStart(7));
  const [p50, p95, p99] = figures;
  console.log(`${name.padEnd(26)} p50 ${p50}  p95 ${p95}  p99 ${p99} ms  (${times.length})`);
}

/** Every connection asks one kind after the other, each beginning elsewhere. */
export async function measure(title: string, kinds: Kind[]) {
  const { CONNECTIONS = "8", SECONDS = "20" } = process.env;
  for (const { ask } of kinds) await ask(0);
  const times = new Map(kinds.map(({ name }) => [name, [] as number[]]));
  const until = performance.now() + Number(SECONDS) * 1000;
  const connection = async (_: unknown, number: number) => {
    for (let turn = number * 3; performance.now() < until; turn++) {
      const kind = kinds[turn % kinds.length];
      const began = performance.now();
      await kind?.ask(Math.floor(turn / kinds.length));
      times.get(kind?.name ?? "")?.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: Number(CONNECTIONS) }, connection));
  for (const [name, list] of times) tell(name, list);
  const all = [...times.values()].flat();
  tell(`${title}, all`, all);
  console.log(`${title}: ${Math.round(all.length / Number(SECONDS))} a second`);
}
