import { ApiError } from "@/lib/http/api-client";
import type { Result } from "@/lib/http/result";

/** An action's answer as forms expect one: a refusal is thrown. @throws ApiError */
export async function unwrapResult<T>(answer: Promise<Result<T>>): Promise<T> {
  const result = await answer;
  if (result.ok) return result.data;
  throw new ApiError(result.status, result.message, result.code);
}
