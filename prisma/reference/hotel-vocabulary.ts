import type { Text } from './types';

/**
 * `bit` is kept with every hotel and room for the search, so an entry keeps its own for ever: a new facility takes the next
 * free one, wherever it stands in the list.
 */
export type SearchedFacility = Text & { bit: number };

/** The thirteen facilities a hotel can be searched by (rule 4.16). */
export const HOTEL_FACILITIES = {
  spa: { bit: 0, en: 'Spa', de: 'Spa' },
  indoorPool: { bit: 1, en: 'Indoor pool', de: 'Innenpool' },
  outdoorPool: { bit: 2, en: 'Outdoor pool', de: 'Außenpool' },
  sauna: { bit: 3, en: 'Sauna', de: 'Sauna' },
  fitnessRoom: { bit: 4, en: 'Fitness room', de: 'Fitnessraum' },
  restaurant: { bit: 5, en: 'Restaurant', de: 'Restaurant' },
  bar: { bit: 6, en: 'Bar', de: 'Bar' },
  skiInSkiOut: { bit: 7, en: 'Ski-in ski-out', de: 'Direkt an der Piste' },
  skiRoom: { bit: 8, en: 'Ski room with boot warmers', de: 'Skiraum mit Schuhwärmern' },
  kidsClub: { bit: 9, en: 'Children’s club', de: 'Kinderclub' },
  concierge: { bit: 10, en: 'Concierge', de: 'Concierge' },
  valetParking: { bit: 11, en: 'Valet parking', de: 'Parkservice' },
  meetingRooms: { bit: 12, en: 'Meeting rooms', de: 'Tagungsräume' },
} as const satisfies Record<string, SearchedFacility>;

/** The twenty-six facilities a room can be searched by (rule 4.16). */
export const ROOM_FACILITIES = {
  balcony: { bit: 0, en: 'Balcony', de: 'Balkon' },
  terrace: { bit: 1, en: 'Terrace', de: 'Terrasse' },
  garden: { bit: 2, en: 'Private garden', de: 'Eigener Garten' },
  fireplace: { bit: 3, en: 'Fireplace', de: 'Kamin' },
  bathtub: { bit: 4, en: 'Bathtub', de: 'Badewanne' },
  rainShower: { bit: 5, en: 'Rain shower', de: 'Regendusche' },
  doubleVanity: { bit: 6, en: 'Two washbasins', de: 'Doppelwaschtisch' },
  separateToilet: { bit: 7, en: 'Separate toilet', de: 'Separates WC' },
  underfloorHeating: { bit: 8, en: 'Underfloor heating', de: 'Fußbodenheizung' },
  airConditioning: { bit: 9, en: 'Air conditioning', de: 'Klimaanlage' },
  privateSauna: { bit: 10, en: 'Private sauna', de: 'Eigene Sauna' },
  privatePool: { bit: 11, en: 'Private pool', de: 'Eigener Pool' },
  hotTub: { bit: 12, en: 'Hot tub', de: 'Whirlpool' },
  kitchen: { bit: 13, en: 'Kitchen', de: 'Küche' },
  espressoMachine: { bit: 14, en: 'Espresso machine', de: 'Espressomaschine' },
  minibar: { bit: 15, en: 'Minibar', de: 'Minibar' },
  desk: { bit: 16, en: 'Desk', de: 'Schreibtisch' },
  safe: { bit: 17, en: 'Safe', de: 'Safe' },
  wirelessInternet: { bit: 18, en: 'Wireless internet', de: 'WLAN' },
  television: { bit: 19, en: 'Television', de: 'Fernseher' },
  soundSystem: { bit: 20, en: 'Sound system', de: 'Musikanlage' },
  walkInWardrobe: { bit: 21, en: 'Walk-in wardrobe', de: 'Ankleideraum' },
  sittingArea: { bit: 22, en: 'Sitting area', de: 'Sitzecke' },
  connectingDoor: { bit: 23, en: 'Connecting door', de: 'Verbindungstür' },
  stepFreeAccess: { bit: 24, en: 'Step-free access', de: 'Stufenloser Zugang' },
  babyCot: { bit: 25, en: 'Baby cot on request', de: 'Babybett auf Wunsch' },
} as const satisfies Record<string, SearchedFacility>;

export type HotelFacilityId = keyof typeof HOTEL_FACILITIES;
export type RoomFacilityId = keyof typeof ROOM_FACILITIES;
