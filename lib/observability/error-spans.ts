import "server-only";

import { ProxyTracerProvider, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

import { redactText } from "@/lib/core/log";

/** Returns an error as an exception of a span, without personal data. */
const toException = ({ name, message, stack }: Error) => ({
  name,
  message: redactText(message),
  ...(stack ? { stack: redactText(stack) } : {}),
});

function mark(span: Span, message: string, error: Error, requestId?: string) {
  span.recordException(toException(error));
  span.setStatus({ code: SpanStatusCode.ERROR, message });
  if (requestId) span.setAttribute("request.id", requestId);
}

/** Records an error as an exception of the active span, or of a span of its own outside of a traced request. */
export function recordError(message: string, error: Error, requestId?: string) {
  const active = trace.getActiveSpan();
  if (active?.isRecording()) return mark(active, message, error, requestId);
  const span = trace.getTracer("shaafi-marketplace").startSpan("error");
  mark(span, message, error, requestId);
  span.end();
}

/** Sends all spans that have ended. */
export async function flushSpans() {
  const provider = trace.getTracerProvider();
  const real = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  if ("forceFlush" in real && typeof real.forceFlush === "function") await real.forceFlush();
}
