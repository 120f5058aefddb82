/** Message key below `error` of an issue of zod: the schema's own, or one for what zod says by itself. */
export function issueKey({ code, message }: { code?: string; message: string }, hasSentence: (key: string) => boolean) {
  if (hasSentence(message)) return message;
  return code === 'too_big' ? 'tooLong' : 'invalidValue';
}
