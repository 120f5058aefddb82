import type { Text } from './types';

/** Facilities of a house that people filter by; `pool`, `sauna` and `whirlpool` are the default filters (rule 4.12). */
export const facilities: Record<string, Text> = {
  pool: { en: 'Pool', de: 'Pool' },
  sauna: { en: 'Sauna', de: 'Sauna' },
  whirlpool: { en: 'Whirlpool', de: 'Whirlpool' },
  hammam: { en: 'Hammam', de: 'Hamam' },
  gym: { en: 'Gym', de: 'Fitnessraum' },
  massageRoom: { en: 'Massage room', de: 'Massageraum' },
  cinema: { en: 'Cinema', de: 'Kino' },
  fireplace: { en: 'Open fire', de: 'Kamin' },
  lift: { en: 'Lift', de: 'Aufzug' },
  garage: { en: 'Garage', de: 'Garage' },
  skiRoom: { en: 'Ski room', de: 'Skiraum' },
  skiInSkiOut: { en: 'Ski-in, ski-out', de: 'Ski-in, Ski-out' },
  wineCellar: { en: 'Wine cellar', de: 'Weinkeller' },
  terrace: { en: 'Terrace', de: 'Terrasse' },
  garden: { en: 'Garden', de: 'Garten' },
  library: { en: 'Library', de: 'Bibliothek' },
  gamesRoom: { en: 'Games room', de: 'Spielzimmer' },
  wifi: { en: 'Wi-Fi', de: 'WLAN' },
};

export const equipment: Record<string, Text> = {
  bootHeaters: { en: 'Boot heaters', de: 'Schuhtrockner' },
  espresso: { en: 'Espresso machine', de: 'Espressomaschine' },
  cinemaProjector: { en: 'Cinema projector', de: 'Kinoprojektor' },
  soundSystem: { en: 'Sound system in every room', de: 'Musikanlage in allen Räumen' },
  grandPiano: { en: 'Grand piano', de: 'Flügel' },
  cot: { en: 'Cot and high chair', de: 'Babybett und Hochstuhl' },
  sledges: { en: 'Sledges', de: 'Schlitten' },
  snowshoes: { en: 'Snowshoes', de: 'Schneeschuhe' },
  washer: { en: 'Washing machine and dryer', de: 'Waschmaschine und Trockner' },
  wineFridge: { en: 'Wine fridge', de: 'Weinklimaschrank' },
  raclette: { en: 'Raclette and fondue sets', de: 'Raclette- und Fondue-Geschirr' },
  barbecue: { en: 'Barbecue', de: 'Grill' },
  bicycles: { en: 'Bicycles', de: 'Fahrräder' },
  telescope: { en: 'Telescope', de: 'Teleskop' },
  tableTennis: { en: 'Table tennis', de: 'Tischtennis' },
  evCharger: { en: 'Car charger', de: 'Ladestation' },
};

export const services: Record<string, Text> = {
  concierge: { en: 'Concierge before and during your stay', de: 'Concierge vor und während Ihres Aufenthalts' },
  dailyHousekeeping: { en: 'Daily housekeeping', de: 'Tägliche Reinigung' },
  linen: { en: 'Bed linen and towels', de: 'Bettwäsche und Handtücher' },
  finalCleaning: { en: 'Final cleaning', de: 'Endreinigung' },
  welcomeHamper: { en: 'Welcome hamper', de: 'Willkommenskorb' },
  breakfast: { en: 'Breakfast, cooked to order', de: 'Frühstück, frisch zubereitet' },
  afternoonTea: { en: 'Afternoon tea', de: 'Nachmittagstee' },
  privateChef: { en: 'Private chef, six evenings', de: 'Privatkoch an sechs Abenden' },
  wines: { en: 'House wines with dinner', de: 'Hausweine zum Abendessen' },
  butler: { en: 'Butler', de: 'Butler' },
  chauffeur: { en: 'Chauffeur and car, 8 am to 11 pm', de: 'Chauffeur mit Wagen, 8 bis 23 Uhr' },
  airportTransfers: { en: 'Airport transfers', de: 'Flughafentransfers' },
  skiPassDelivery: { en: 'Lift passes delivered to the house', de: 'Skipässe ins Haus geliefert' },
  nanny: { en: 'Nanny, twenty hours a week', de: 'Kinderbetreuung, zwanzig Stunden je Woche' },
};
