import type { Text } from '@/prisma/reference/types';

export type TestimonialContent = {
  id: string;
  quote: Text;
  author: Text;
  /** Invented voices: shown only where demonstration content may appear, never marked up as reviews (rule 8.3). */
  isDemonstration: true;
};

export const testimonials: readonly TestimonialContent[] = [
  {
    id: 'tea-at-five',
    quote: {
      en: 'Someone had found out that my father takes his tea at five. By the second day the tray stood by the window, and nobody had said a word about it.',
      de: 'Irgendjemand hatte herausgefunden, dass mein Vater um fünf seinen Tee trinkt. Am zweiten Tag stand das Tablett am Fenster, und niemand verlor ein Wort darüber.',
    },
    author: {
      en: 'Helena W., London. Two weeks in Lech, February 2026',
      de: 'Helena W., London. Zwei Wochen in Lech, Februar 2026',
    },
    isDemonstration: true,
  },
  {
    id: 'smaller-house',
    quote: {
      en: 'They talked us out of the larger house. They were right.',
      de: 'Das größere Haus hat man uns ausgeredet. Zu Recht.',
    },
    author: { en: 'The R. family, Hamburg. Verbier, Easter 2026', de: 'Familie R., Hamburg. Verbier, Ostern 2026' },
    isDemonstration: true,
  },
  {
    id: 'closed-pass',
    quote: {
      en: 'The pass was closed when we landed. A message was waiting with a new route, a later dinner and the name of the driver. We arrived at ten, and the soup was hot.',
      de: 'Als wir landeten, war der Pass gesperrt. Da wartete schon eine Nachricht: neue Strecke, späteres Abendessen, Name des Fahrers. Um zehn waren wir da, und die Suppe war heiß.',
    },
    author: {
      en: 'Anders L., Copenhagen. A week in Lech, January 2026',
      de: 'Anders L., Kopenhagen. Eine Woche in Lech, Januar 2026',
    },
    isDemonstration: true,
  },
  {
    id: 'three-generations',
    quote: {
      en: 'Three generations, nineteen people, one table. The only quarrel of the week was over cards.',
      de: 'Drei Generationen, neunzehn Personen, ein Tisch. Gestritten wurde in der ganzen Woche nur einmal, beim Kartenspiel.',
    },
    author: {
      en: 'Caroline de V., Brussels. Megève, New Year 2025/26',
      de: 'Caroline de V., Brüssel. Megève, Silvester 2025/26',
    },
    isDemonstration: true,
  },
  {
    id: 'wednesday-advice',
    quote: {
      en: 'On the telephone they advised us to keep Wednesday free. It snowed until Tuesday night. I have not asked how they knew.',
      de: 'Am Telefon riet man uns, den Mittwoch freizuhalten. Bis Dienstagnacht schneite es. Woher sie das wussten, habe ich nicht gefragt.',
    },
    author: {
      en: 'Jonas K., Munich. St. Anton, January 2026',
      de: 'Jonas K., München. St. Anton, Januar 2026',
    },
    isDemonstration: true,
  },
  {
    id: 'short-correspondence',
    quote: {
      en: 'Four emails from the first question to the key. I have had longer correspondence about a pair of shoes.',
      de: 'Vier E-Mails von der ersten Frage bis zum Schlüssel. Wegen eines Paars Schuhe habe ich schon länger korrespondiert.',
    },
    author: {
      en: 'Beatrice M., Zurich. Ten days in Courchevel 1850, December 2025',
      de: 'Beatrice M., Zürich. Zehn Tage in Courchevel 1850, Dezember 2025',
    },
    isDemonstration: true,
  },
  {
    id: 'non-skier',
    quote: {
      en: 'I do not ski. Nobody in the house found that strange, and on the third day there was a stove burning in the library before I came down.',
      de: 'Ich fahre nicht Ski. Im Haus fand das niemand seltsam, und am dritten Tag brannte in der Bibliothek schon der Ofen, ehe ich herunterkam.',
    },
    author: {
      en: 'Philip A., Edinburgh. Gstaad, March 2026',
      de: 'Philip A., Edinburgh. Gstaad, März 2026',
    },
    isDemonstration: true,
  },
  {
    id: 'children-ask',
    quote: {
      en: 'The children still ask about the boat, the cook and the dog next door, in that order. We have booked the same week again.',
      de: 'Die Kinder fragen noch immer nach dem Boot, der Köchin und dem Hund von nebenan, in dieser Reihenfolge. Dieselbe Woche ist wieder gebucht.',
    },
    author: {
      en: 'Sofia and Karl T., Vienna. Lake Como, August 2025',
      de: 'Sofia und Karl T., Wien. Comer See, August 2025',
    },
    isDemonstration: true,
  },
];
