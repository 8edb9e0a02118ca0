import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { afterEach, describe, expect, it } from "vitest";

import { installAbortStackWorkaround } from "@/lib/observability/workarounds/abort-stack-leak";

const plain = AbortController.prototype.abort;
const controllers: AbortController[] = [];

/** Aborts within a method, so that its object is part of the frames of the reason. */
class Render {
  end(hasMessage: boolean) {
    const controller = new AbortController();
    controllers.push(controller);
    if (hasMessage) controller.abort(new Error("All is done."));
    else controller.abort();
  }
}

async function isRetained({ hasMessage }: { hasMessage: boolean }) {
  const response = () => {
    const render = new Render();
    render.end(hasMessage);
    return new WeakRef(render);
  };
  const render = response();
  await sleep(1);
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return render.deref() !== undefined;
}

describe("installAbortStackWorkaround", () => {
  afterEach(() => {
    AbortController.prototype.abort = plain;
    controllers.length = 0;
  });

  it("releases the objects in the frames of an abort's reason", async () => {
    expect(await isRetained({ hasMessage: true })).toBe(true);
    installAbortStackWorkaround();
    expect(await isRetained({ hasMessage: true })).toBe(false);
    expect(await isRetained({ hasMessage: false })).toBe(false);
  });

  it("does not change how signals abort", () => {
    installAbortStackWorkaround();
    const controller = new AbortController();
    const reason = new Error("enough");
    controller.abort(reason);
    controller.abort(new Error("again"));

    expect(controller.signal.aborted).toBe(true);
    expect(controller.signal.reason).toBe(reason);
    expect(AbortSignal.abort("a word").reason).toBe("a word");
  });
});
