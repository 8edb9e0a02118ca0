"use client";

import { QueryClient, QueryObserver } from "@tanstack/react-query";

import { apiGet } from "@/lib/http/api-client";

// Query keys are API paths; queries are not retried, polled or stale (specification A, section 7).
function createQueries() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => apiGet(queryKey[0] as `/api/${string}`),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

let ours: QueryClient | undefined;

/**
 * Returns the query client of the browser; on the server, a new one per call. It is imported instead of provided by
 * context, so that pages without queries do not load the library; components on every page import it on demand
 * (shared-query.ts).
 */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueries();
  if (!ours) {
    ours = createQueries();
    ours.mount();
  }
  return ours;
}

type Watch<T> = {
  read: () => Promise<T>;
  tell: (result: { data: T | undefined; isPending: boolean }) => void;
};

/** Calls `tell` with the result of a query now and on every change. Returns the function that unsubscribes. */
export function watchQuery<T>(path: `/api/${string}`, { read, tell }: Watch<T>) {
  const observer = new QueryObserver<T>(queryClient(), { queryKey: [path], queryFn: read });
  const end = observer.subscribe(tell);
  tell(observer.getCurrentResult());
  return end;
}
