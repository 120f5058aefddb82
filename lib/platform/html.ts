/** Markup that needs no more escaping. Only `html` makes it. */
export class Markup {
  constructor(readonly value: string) {}
}

type Slot = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function fill(slot: Slot): string {
  if (slot instanceof Markup) return slot.value;
  if (Array.isArray(slot)) return slot.map((part) => part.value).join('');
  return String(slot).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** Template of markup: everything that is put in is escaped, apart from markup made here. */
export function html(parts: TemplateStringsArray, ...slots: Slot[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...slots.map(fill)));
}

/** Lines of plain text as markup; mail programs do not keep line breaks by themselves. */
export function htmlLines(text: string): Markup {
  const [first = '', ...rest] = text.split('\n');
  return rest.reduce((before, line) => html`${before}<br>${line}`, html`${first}`);
}
