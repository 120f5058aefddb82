import { Prose } from '@/components/catalogue/content/prose';
import type { Token } from '@/lib/catalogue/manage/rules';

/** Around what is new while Markdown is read: characters that no text has and that mean nothing to Markdown. */
const [ON, OFF] = ['\uE000', '\uE001'];
/** What makes a line a heading or one of a list stays outside, and each cell of a table is by itself. */
const PART = /([^\n|]+)/;
const BEGINNING = /^\s*(?:(?:#{1,6}|[-*+>]|\d+[.)])\s+)?/;

function around(part: string): string {
  if (!/[\p{L}\p{N}]/u.test(part)) return part;
  const [beginning = ''] = BEGINNING.exec(part) ?? [];
  const end = part.trimEnd().length;
  return `${beginning}${ON}${part.slice(beginning.length, end)}${OFF}${part.slice(end)}`;
}

type Node = { type: string; value?: string; children?: Node[] };
type Mark = Node & { tagName: 'mark'; properties: { className: string } };

/** Tints what lies between the two, across whatever Markdown has made of it. */
function tint() {
  let isOn = false;
  function piece(value: string): Node | Mark | null {
    if (value === ON || value === OFF) isOn = value === ON;
    if (value === '' || value === ON || value === OFF) return null;
    const text = { type: 'text', value };
    if (!isOn) return text;
    return { type: 'element', tagName: 'mark', properties: { className: 'bg-main-light2 text-ink' }, children: [text] };
  }
  function walk(node: Node): Node[] {
    if (node.type === 'text')
      return (node.value ?? '').split(/([\uE000\uE001])/).flatMap((value) => piece(value) ?? []);
    if (node.children) node.children = node.children.flatMap(walk);
    return [node];
  }
  return (tree: Node) => void walk(tree);
}

const afterwards = [tint];

/** A text of Markdown as it will be read, with the words tinted that are new. */
export function TintedProse({ tokens }: { tokens: readonly Token[] }) {
  const markdown = tokens.map(({ text, isChanged }) =>
    isChanged
      ? text
          .split(PART)
          .map((part, at) => (at % 2 ? around(part) : part))
          .join('')
      : text,
  );
  return <Prose markdown={markdown.join('')} afterwards={afterwards} />;
}
