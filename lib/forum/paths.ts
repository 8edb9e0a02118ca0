/** Returns the path of a post, or of one of its replies on any page. */
export function postPath(id: number, replyId?: number): string {
  const path = `/community/post/${id}`;
  return replyId ? `${path}?reply=${replyId}#reply-${replyId}` : path;
}
