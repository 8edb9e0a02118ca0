// Subscription schedules of the fake Stripe: the current phase and the next one.

import { type Call, type FakeResponse, refusal } from "./fake-stripe-money";

export type Subscription = {
  id: string;
  customer: string;
  status: string;
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  amount: number;
  schedule: string | null;
};

export const PERIOD = { start: 1_800_000_000, end: 1_802_592_000 };

type Phase = { amount: number; end: number | null; metadata: Record<string, string> };

type Schedule = { id: string; subscription: string; status: string; phases: Phase[] };

function toScheduleObject({ phases, ...schedule }: Schedule) {
  return {
    ...schedule,
    object: "subscription_schedule",
    phases: phases.map(({ amount, end, metadata }) => ({
      start_date: PERIOD.start,
      end_date: end,
      metadata,
      items: [{ price: `price_${amount}`, quantity: 1 }],
    })),
  };
}

/** Returns the phases of a form with fields such as `phases[1][items][0][price_data][unit_amount]`. */
function phasesOf(fields: Record<string, string>): Phase[] {
  const at = (index: number, name: string) => fields[`phases[${index}]${name}`];
  const phases: Phase[] = [];
  for (let index = 0; ; index++) {
    const price = at(index, "[items][0][price]")?.replace("price_", "");
    const amount = at(index, "[items][0][price_data][unit_amount]") ?? price;
    if (amount === undefined) return phases;
    const end = at(index, "[end_date]");
    const prefix = `phases[${index}][metadata]`;
    const metadata = Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    );
    phases.push({
      amount: Number(amount),
      end: end ? Number(end) : null,
      metadata: Object.fromEntries(metadata),
    });
  }
}

/** Creates the schedules of these subscriptions. */
export function openSchedules(subscriptions: Map<string, Subscription>) {
  const schedules = new Map<string, Schedule>();

  return {
    has: (id: string) => schedules.has(id),

    create({ fields }: Call): FakeResponse {
      const subscription = subscriptions.get(fields["from_subscription"] ?? "");
      if (!subscription) return refusal(404, "No such subscription", "resource_missing");
      if (subscription.schedule) return refusal(400, "The subscription has a schedule already");
      const { id: ref, amount } = subscription;
      const id = `sub_sched_${schedules.size + 1}`;
      const phases = [{ amount, end: PERIOD.end, metadata: {} }];
      const schedule = { id, subscription: ref, status: "active", phases };
      schedules.set(id, schedule);
      subscription.schedule = id;
      return [200, toScheduleObject(schedule)];
    },

    read(id: string): FakeResponse {
      const schedule = schedules.get(id);
      return schedule ? [200, toScheduleObject(schedule)] : refusal(404, "No such schedule");
    },

    update(id: string, { fields }: Call, verb?: string): FakeResponse {
      const schedule = schedules.get(id);
      if (schedule?.status !== "active") return refusal(400, "The schedule is not active");
      if (verb === "release") {
        schedule.status = "released";
        const subscription = subscriptions.get(schedule.subscription);
        if (subscription) subscription.schedule = null;
      } else {
        schedule.phases = phasesOf(fields);
      }
      return [200, toScheduleObject(schedule)];
    },

    endPeriod(ref: string) {
      const subscription = subscriptions.get(ref);
      const schedule = schedules.get(subscription?.schedule ?? "");
      const next = schedule?.phases[1];
      if (!subscription || !schedule || !next) return;
      const { amount, metadata } = next;
      Object.assign(subscription, {
        amount,
        metadata: { ...subscription.metadata, ...metadata },
        schedule: null,
      });
      schedule.status = "released";
    },
  };
}
