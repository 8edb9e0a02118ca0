// Accounts, transfers and payouts of the fake Stripe, each under its idempotency key.

export type FakeResponse = [status: number, body: unknown];

/** A call that moves money: account, idempotency key and fields. */
export type Call = {
  resource: string;
  key: string;
  /** The connected account of the Stripe-Account header. */
  account: string | null;
  fields: Record<string, string>;
};

/** The object that a call created. */
export type MoneyObject = Call & {
  id: string;
  /** Milliseconds since the epoch, by the clock of the fake. */
  at: number;
  /** Status of a payout. */
  status: "pending" | "paid" | "failed";
  reversedCents: number;
};

/** Failure of a call: a refusal, or a response lost after or before the call took effect. */
export type Fault = { status: number; code: string } | "lostAfter" | "lostBefore" | null;

const PREFIX: Record<string, string> = {
  accounts: "acct",
  transfers: "tr",
  payouts: "po",
  refunds: "re",
  reversals: "trr",
};

const DAY_MS = 24 * 60 * 60 * 1000;

export const refusal = (status: number, message: string, code?: string): FakeResponse => [
  status,
  { error: { type: "invalid_request_error", message, ...(code ? { code } : {}) } },
];

export const LOST: FakeResponse = [500, { error: { type: "api_error", message: "Out of order" } }];

const isSameCall = (call: Call, other: Call) =>
  call.key === other.key && call.resource === other.resource && call.account === other.account;

export function metadataOf(fields: Record<string, string>) {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    return key ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}

function toObject({ id, resource, status, fields, reversedCents }: MoneyObject) {
  const amount = Number(fields["amount"] ?? 0);
  return {
    id,
    object: resource.replace(/s$/, ""),
    amount,
    metadata: metadataOf(fields),
    ...(resource === "payouts" && {
      status,
      failure_code: status === "failed" ? "account_closed" : null,
    }),
    ...(resource === "transfers" && {
      amount_reversed: reversedCents,
      reversed: reversedCents === amount,
      transfer_group: fields["transfer_group"] ?? null,
      destination: fields["destination"] ?? null,
    }),
    ...(resource === "refunds" && {
      status: status === "failed" ? "failed" : "succeeded",
      payment_intent: fields["payment_intent"],
    }),
  };
}

type First = { fault: Fault; effect: (object: MoneyObject) => void };

/** Creates the state of the fake: keys are valid for 24 hours, by a clock that the test sets. */
export function openMoney() {
  const objects: MoneyObject[] = [];
  let clock = () => Date.now();
  let draw: (call: Call) => Fault = () => null;

  const findByKey = (call: Call) =>
    call.key === ""
      ? undefined
      : objects.find((object) => isSameCall(object, call) && clock() - object.at < DAY_MS);

  function add(call: Call) {
    const id = `${PREFIX[call.resource]}_${objects.length + 1}`;
    const object: MoneyObject = { ...call, id, at: clock(), status: "pending", reversedCents: 0 };
    objects.push(object);
    return object;
  }

  /** Runs a call once per key; the same key with other fields is refused. */
  function create(call: Call, effect: (object: MoneyObject) => void = () => {}): FakeResponse {
    const fault = draw(call);
    if (fault === "lostBefore") return LOST;
    const before = findByKey(call);
    const response = before ? repeat(before, call) : first(call, { fault, effect });
    return fault === "lostAfter" ? LOST : response;
  }

  function repeat(before: MoneyObject, call: Call): FakeResponse {
    if (JSON.stringify(before.fields) === JSON.stringify(call.fields)) {
      return [200, toObject(before)];
    }
    return [400, { error: { type: "idempotency_error", message: "Keys for other parameters" } }];
  }

  function first(call: Call, { fault, effect }: First): FakeResponse {
    if (fault && typeof fault === "object") return refusal(fault.status, "Refused", fault.code);
    const object = add(call);
    effect(object);
    return [200, toObject(object)];
  }

  function reverse(id: string, call: Call): FakeResponse {
    const transfer = objects.find((object) => object.id === id && object.resource === "transfers");
    if (!transfer) return refusal(404, "No such transfer", "resource_missing");
    const amount = Number(call.fields["amount"]);
    if (!findByKey(call) && transfer.reversedCents + amount > Number(transfer.fields["amount"])) {
      return refusal(400, "Reversal exceeds the transfer", "amount_too_large");
    }
    return create(call, () => {
      transfer.reversedCents += amount;
    });
  }

  function retrieve(id: string, account: string | null): FakeResponse {
    const object = objects.find((row) => row.id === id && row.account === account);
    return object ? [200, toObject(object)] : refusal(404, "No such object", "resource_missing");
  }

  function list(resource: string, account: string | null, query: URLSearchParams): FakeResponse {
    const filters = ["transfer_group", "payment_intent"].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const data = objects
      .filter((object) => object.resource === resource && object.account === account)
      .filter((object) => filters.every(([name, value]) => object.fields[name] === value))
      .map(toObject);
    return [200, { object: "list", data, has_more: false }];
  }

  return {
    made: objects,
    create,
    reverse,
    retrieve,
    list,
    setClock: (now: () => number) => {
      clock = now;
    },
    /** Sets the failures of calls that move money. */
    setFaults: (next: (call: Call) => Fault) => {
      draw = next;
    },
  };
}
