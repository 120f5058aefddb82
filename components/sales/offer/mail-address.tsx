/** An address for mail in a narrow column: it breaks before its domain, not inside a word. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
