"use client";

import { QueryClient, QueryObserver } from "@tanstack/react-query";

import { apiGet } from "@/lib/http/api-client";

// A key is the path of its call; nothing is retried, polled or stale (specification A, section 7).
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
 * What this browser holds of the server's answers. No provider hands it down, so that pages which ask for nothing need
 * not bring the library: whoever wants it imports this, and what stands on every page does so when it has to
 * (live-answer.ts). On the server nobody shares one.
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

/** Tells of a call's answer now and whenever it changes, until the function that this gives is called. */
export function watchQuery<T>(path: `/api/${string}`, { read, tell }: Watch<T>) {
  const observer = new QueryObserver<T>(queryClient(), { queryKey: [path], queryFn: read });
  const end = observer.subscribe(tell);
  tell(observer.getCurrentResult());
  return end;
}
