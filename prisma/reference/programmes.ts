import type { Text } from './types';

export type ProgrammeContent = {
  id: string;
  name: string;
  isVisibleInHotelSearch: boolean;
  isCardProgramme?: boolean;
  summary: Text;
  benefits: { en: string[]; de: string[] };
};

/** Six, all invented; the card programme is chosen by the card, not in the search. */
export const programmes: readonly ProgrammeContent[] = [
  {
    id: 'firnlicht',
    name: 'Firnlicht Collection',
    isVisibleInHotelSearch: true,
    summary: {
      en: 'Forty houses above the tree line, each run by the family that built it.',
      de: 'Vierzig Häuser oberhalb der Baumgrenze, jedes geführt von der Familie, die es gebaut hat.',
    },
    benefits: {
      en: [
        'Breakfast for two every day',
        'Upgrade on arrival where a better room is free',
        'Late check-out until 4 pm',
      ],
      de: [
        'Tägliches Frühstück für zwei',
        'Höhere Kategorie bei Anreise, sofern ein besseres Zimmer frei ist',
        'Später Check-out bis 16 Uhr',
      ],
    },
  },
  {
    id: 'larix',
    name: 'Larix Privileges',
    isVisibleInHotelSearch: true,
    summary: {
      en: 'Spa hotels in larch and stone with treatments kept free for programme guests.',
      de: 'Spa-Hotels aus Lärche und Stein, mit Behandlungen, die für Programmgäste frei gehalten werden.',
    },
    benefits: {
      en: ['A treatment of 50 minutes per guest', 'Spa credit of 100 EUR per stay'],
      de: ['Eine Behandlung von 50 Minuten pro Gast', 'Spa-Guthaben von 100 EUR pro Aufenthalt'],
    },
  },
  {
    id: 'sommets',
    name: 'Sommets Réunis',
    isVisibleInHotelSearch: true,
    summary: {
      en: 'Grand hotels of the French Alps, with their ski schools and mountain restaurants.',
      de: 'Die Grandhotels der französischen Alpen, samt ihren Skischulen und Bergrestaurants.',
    },
    benefits: {
      en: ['First tracks with a guide once per stay', 'Table held in the mountain restaurant until noon'],
      de: [
        'Einmal pro Aufenthalt die ersten Schwünge mit Bergführer',
        'Reservierter Tisch im Bergrestaurant bis mittags',
      ],
    },
  },
  {
    id: 'stille-haeuser',
    name: 'Stille Häuser',
    isVisibleInHotelSearch: true,
    summary: {
      en: 'Small hotels of fewer than thirty keys for guests who come to hear nothing.',
      de: 'Kleine Hotels mit weniger als dreißig Zimmern für Gäste, die der Stille wegen kommen.',
    },
    benefits: {
      en: ['Early check-in from noon', 'Return transfer from the valley station'],
      de: ['Früher Check-in ab 12 Uhr', 'Transfer von und zur Talstation'],
    },
  },
  {
    id: 'aurea',
    name: 'Aurea Circle',
    isVisibleInHotelSearch: true,
    summary: {
      en: 'City palaces and lake hotels for the days before and after the mountains.',
      de: 'Stadtpalais und Seehotels für die Tage vor und nach den Bergen.',
    },
    benefits: {
      en: ['Hotel credit of 100 EUR per stay', 'Breakfast for two every day', 'Transfer from the airport'],
      de: ['Hotelguthaben von 100 EUR pro Aufenthalt', 'Tägliches Frühstück für zwei', 'Transfer vom Flughafen'],
    },
  },
  {
    id: 'carta-stays',
    name: 'Carta Stays',
    isVisibleInHotelSearch: false,
    isCardProgramme: true,
    summary: {
      en: 'For holders of a Carta Platinum or Centurion card, booked by their lifestyle agents.',
      de: 'Für Inhaber einer Carta Platinum oder Centurion, gebucht durch ihre Lifestyle-Berater.',
    },
    benefits: {
      en: ['Guaranteed check-out at 4 pm', 'Every third night at half the price with Centurion'],
      de: ['Garantierter Check-out um 16 Uhr', 'Jede dritte Nacht zum halben Preis mit Centurion'],
    },
  },
];
