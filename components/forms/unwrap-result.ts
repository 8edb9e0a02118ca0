import { ApiError } from "@/lib/http/api-client";
import type { Result } from "@/lib/http/result";

/** Returns the data of an action's result, as forms expect it; a failed result is thrown. @throws ApiError */
export async function unwrapResult<T>(promise: Promise<Result<T>>): Promise<T> {
  const result = await promise;
  if (result.ok) return result.data;
  throw new ApiError(result.status, result.message, result.code);
}
