import { QueryClient } from "@tanstack/react-query";

import { apiGet } from "@/lib/http/api-client";

/**
 * Returns a query client whose queries are not retried, polled or stale (specification A, section 7). Requests are sent
 * when the browser is offline too, so that they fail and the user sees why.
 */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => apiGet(queryKey[0] as `/api/${string}`),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
