import type { Text } from './types';

/** The thirteen facilities a hotel can be searched by (rule 4.16). */
export const HOTEL_FACILITIES = {
  spa: { en: 'Spa', de: 'Spa' },
  indoorPool: { en: 'Indoor pool', de: 'Innenpool' },
  outdoorPool: { en: 'Outdoor pool', de: 'Außenpool' },
  sauna: { en: 'Sauna', de: 'Sauna' },
  fitnessRoom: { en: 'Fitness room', de: 'Fitnessraum' },
  restaurant: { en: 'Restaurant', de: 'Restaurant' },
  bar: { en: 'Bar', de: 'Bar' },
  skiInSkiOut: { en: 'Ski-in ski-out', de: 'Direkt an der Piste' },
  skiRoom: { en: 'Ski room with boot warmers', de: 'Skiraum mit Schuhwärmern' },
  kidsClub: { en: 'Children’s club', de: 'Kinderclub' },
  concierge: { en: 'Concierge', de: 'Concierge' },
  valetParking: { en: 'Valet parking', de: 'Parkservice' },
  meetingRooms: { en: 'Meeting rooms', de: 'Tagungsräume' },
} as const satisfies Record<string, Text>;

/** The twenty-six facilities a room can be searched by (rule 4.16). */
export const ROOM_FACILITIES = {
  balcony: { en: 'Balcony', de: 'Balkon' },
  terrace: { en: 'Terrace', de: 'Terrasse' },
  garden: { en: 'Private garden', de: 'Eigener Garten' },
  fireplace: { en: 'Fireplace', de: 'Kamin' },
  bathtub: { en: 'Bathtub', de: 'Badewanne' },
  rainShower: { en: 'Rain shower', de: 'Regendusche' },
  doubleVanity: { en: 'Two washbasins', de: 'Doppelwaschtisch' },
  separateToilet: { en: 'Separate toilet', de: 'Separates WC' },
  underfloorHeating: { en: 'Underfloor heating', de: 'Fußbodenheizung' },
  airConditioning: { en: 'Air conditioning', de: 'Klimaanlage' },
  privateSauna: { en: 'Private sauna', de: 'Eigene Sauna' },
  privatePool: { en: 'Private pool', de: 'Eigener Pool' },
  hotTub: { en: 'Hot tub', de: 'Whirlpool' },
  kitchen: { en: 'Kitchen', de: 'Küche' },
  espressoMachine: { en: 'Espresso machine', de: 'Espressomaschine' },
  minibar: { en: 'Minibar', de: 'Minibar' },
  desk: { en: 'Desk', de: 'Schreibtisch' },
  safe: { en: 'Safe', de: 'Safe' },
  wirelessInternet: { en: 'Wireless internet', de: 'WLAN' },
  television: { en: 'Television', de: 'Fernseher' },
  soundSystem: { en: 'Sound system', de: 'Musikanlage' },
  walkInWardrobe: { en: 'Walk-in wardrobe', de: 'Ankleideraum' },
  sittingArea: { en: 'Sitting area', de: 'Sitzecke' },
  connectingDoor: { en: 'Connecting door', de: 'Verbindungstür' },
  stepFreeAccess: { en: 'Step-free access', de: 'Stufenloser Zugang' },
  babyCot: { en: 'Baby cot on request', de: 'Babybett auf Wunsch' },
} as const satisfies Record<string, Text>;

export type HotelFacilityId = keyof typeof HOTEL_FACILITIES;
export type RoomFacilityId = keyof typeof ROOM_FACILITIES;
