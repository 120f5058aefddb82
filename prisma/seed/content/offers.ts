import type { Locale } from '@/lib/platform/i18n/locale';
import type { OfferStatus } from '@/lib/sales/offer/rules/state';

export type OfferContent = {
  agency: string;
  by: string;
  state: OfferStatus;
  locale: Locale;
  /** Leads of one client, and rooms chosen for them where those are too few. */
  alternatives: 1 | 2 | 3 | 4;
  /** How many of them are properties; the others, which come first, are hotels. */
  properties?: 1 | 2;
  /** In whole units, on the first alternative. */
  markup?: number;
  /** Names that need more than Lato; else the client of the first lead. */
  client?: { firstName: string; lastName: string };
  title?: string;
  letter?: string;
  /** Sent once before: this is its second version. */
  changeNote?: string;
  comment?: string;
  reply?: string;
};

const HELENA = 'helena.brandt@morgenrot-reisen.example';
const THERESA = 'theresa.lang@morgenrot-reisen.example';
const OLIVER = 'oliver.finch@halcyon.example';
const PRIYA = 'priya.raman@halcyon.example';
const LEA = 'lea.montandon@aurelle.example';
const TJARK = 'tjark.jansen@northlight.example';
const JAKOB = 'jakob.steiner@studio-dorado.example';

type Rest = Omit<OfferContent, 'agency' | 'by'>;
const by =
  (agency: string, person: string) =>
  (rest: Rest): OfferContent => ({ agency, by: person, ...rest });
const helena = by('A1', HELENA);
const theresa = by('A1', THERESA);
const oliver = by('A2', OLIVER);
const priya = by('A2', PRIYA);
const lea = by('A3', LEA);
const tjark = by('A4', TJARK);
const jakob = by('A8', JAKOB);

const FAMILY_LETTER = `Dear Eleni, dear Nikos,

you asked for a window onto the mountain and for a pool that the children may use after six. I have looked at both with your family in mind, and I would sleep well in either.

The first is the quieter one: breakfast is served until eleven, and the ski room smells of wax and not of other people's boots. The second is five minutes nearer to the gondola, which your youngest will tell you is what counts.

Nothing is held yet. Tell me by the end of the week which one you would miss, and I will ask for it.`;

const FAMILIE = `Guten Tag,

Sie wollten ausschlafen, Ski fahren und abends nicht mehr aus dem Haus. Diese drei können das, jedes auf seine Weise.

Das erste hat die schönste Stube, das zweite den kürzesten Weg zur Piste, und im dritten kocht jemand, dessentwegen andere anreisen. Ich würde mit der Stube beginnen.

Schreiben Sie mir gleich daneben, was Ihnen fehlt. Ich ändere es noch am selben Tag.`;

/** Four in every state, in both languages, of one to four alternatives, five with properties; some with names in other scripts. */
export const offers: readonly OfferContent[] = [
  helena({
    state: 'commented',
    locale: 'en',
    alternatives: 2,
    client: { firstName: 'Ελένη', lastName: 'Παπαδοπούλου' },
    title: 'A week of snow, and a pool after six',
    letter: FAMILY_LETTER,
    comment: 'Is the pool ever without children? My mother asks.',
    reply: 'Every morning until ten. Before that there is coffee at the edge of it.',
  }),
  helena({ state: 'draft', locale: 'en', alternatives: 4, properties: 2 }),
  helena({
    state: 'viewed',
    locale: 'de',
    alternatives: 3,
    title: 'Drei Häuser, in denen man abends bleibt',
    letter: FAMILIE,
    changeNote: 'Neu in dieser Fassung: das dritte Haus.',
  }),
  helena({ state: 'approved', locale: 'en', alternatives: 2, properties: 1, markup: 450 }),
  helena({ state: 'expired', locale: 'de', alternatives: 1 }),
  helena({ state: 'sent', locale: 'en', alternatives: 1, client: { firstName: 'Олександр', lastName: 'Шевченко' } }),
  theresa({ state: 'draft', locale: 'de', alternatives: 1 }),
  theresa({ state: 'sent', locale: 'de', alternatives: 2, client: { firstName: 'Gyöngyi', lastName: 'Szőke-Őry' } }),
  theresa({
    state: 'commented',
    locale: 'de',
    alternatives: 2,
    comment: 'Gibt es im zweiten Haus auch ein Zimmer mit Badewanne?',
  }),
  theresa({
    state: 'approved',
    locale: 'de',
    alternatives: 1,
    client: { firstName: 'Łucja', lastName: 'Brzęczyszczykiewicz' },
  }),
  oliver({ state: 'viewed', locale: 'en', alternatives: 2 }),
  oliver({ state: 'expired', locale: 'en', alternatives: 1, client: { firstName: 'Ştefan', lastName: 'Țepeneag' } }),
  priya({ state: 'draft', locale: 'en', alternatives: 2, properties: 1 }),
  priya({ state: 'viewed', locale: 'en', alternatives: 1, client: { firstName: 'გიორგი', lastName: 'ქავთარაძე' } }),
  priya({ state: 'approved', locale: 'en', alternatives: 1, markup: 900 }),
  lea({ state: 'sent', locale: 'de', alternatives: 1, properties: 1 }),
  lea({
    state: 'commented',
    locale: 'de',
    alternatives: 1,
    comment: 'Kann die Suite ein Kinderbett bekommen?',
    reply: 'Ja, es steht bei Ihrer Ankunft bereit.',
  }),
  lea({ state: 'expired', locale: 'en', alternatives: 1 }),
  tjark({ state: 'draft', locale: 'de', alternatives: 1 }),
  tjark({ state: 'viewed', locale: 'de', alternatives: 1, client: { firstName: 'Արամ', lastName: 'Խաչատրյան' } }),
  tjark({ state: 'approved', locale: 'de', alternatives: 1 }),
  jakob({ state: 'sent', locale: 'de', alternatives: 1, properties: 1, markup: 1200 }),
  jakob({ state: 'commented', locale: 'en', alternatives: 1, comment: 'Could we arrive a day earlier?', markup: 380 }),
  jakob({ state: 'expired', locale: 'de', alternatives: 1 }),
];
