/** `Alpenglow <stay@alpenglow.example>` → `stay@alpenglow.example` */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}
