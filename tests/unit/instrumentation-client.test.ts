import { afterEach, expect, it, vi } from "vitest";

// It wants a browser; whether it is there does not matter here.
vi.mock("react-dom/client", () => ({}));

afterEach(() => vi.unstubAllGlobals());

it("lets the framework begin in a task of its own", async () => {
  const asked: object[] = [];
  const document = {
    createElement: () => ({ setAttribute() {} }),
    head: { appendChild: (script: object) => asked.push(script) },
  };
  for (const name of ["self", "window"]) vi.stubGlobal(name, globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("__next_s", undefined);
  await import("@/instrumentation-client");

  const { appBootstrap } = await import("next/dist/client/app-bootstrap");
  const begin = vi.fn();
  appBootstrap(begin);
  await Promise.resolve();
  expect(begin).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce(), 30_000);
  expect(asked).toEqual([expect.objectContaining({ innerHTML: "" })]);
});
