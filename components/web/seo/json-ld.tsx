import type { Thing, WithContext } from 'schema-dts';

/** Structured data in the page's markup. `<` is escaped, so no text of ours can end the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
