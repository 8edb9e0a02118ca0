/** The address of a post, or of one reply of it wherever it stands. */
export function postPath(id: number, replyId?: number): string {
  const path = `/community/post/${id}`;
  return replyId ? `${path}?reply=${replyId}#reply-${replyId}` : path;
}
