// Runs before the framework begins. To load React takes as long as to begin with it, and in one go they hold a phone up
// for longer than it has between two touches. Where a script is waited for, as next/script's `beforeInteractive` has it,
// the framework begins in a task of its own; this one is empty, so that no policy need allow it.
import "react-dom/client";

type Waiting = { __next_s?: [src: undefined, props: { children: string }][] };

(self as typeof self & Waiting).__next_s = [[undefined, { children: "" }]];
