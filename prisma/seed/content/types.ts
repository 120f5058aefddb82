/** Words and facts of the demonstration data; the generator in `prisma/seed` turns them into rows. */
export type Text = { en: string; de: string };

export type CountryId = 'AT' | 'CH' | 'FR' | 'IT';

export type CountryContent = {
  id: CountryId;
  name: Text;
  /** Path segment in each language, see decisions §1 (`austria` / `oesterreich`). */
  slug: Text;
  /** Meta description, 110–155 characters. */
  summary: Text;
  /** Markdown, two short paragraphs shown under the listing title. */
  introduction: Text;
  /** File name in media/. */
  picture: string;
};

export type SectorContent = { id: string; name: string; latitude: number; longitude: number };

export type CityContent = {
  /** Equals the path slug (`val-d-isere`). */
  id: string;
  name: Text;
  country: CountryId;
  region: 'vorarlberg' | null;
  latitude: number;
  longitude: number;
  altitudeMetres: number;
  /** One sentence for cards and maps, under 90 characters. */
  tagline: Text;
  summary: Text;
  introduction: Text;
  picture: string;
  sectors: SectorContent[];
  nearestAirport: { iataCode: string; name: Text; minutesByCar: number };
};

export type PropertyType = 'chalet' | 'apartment' | 'villa';

export type DistanceContent = {
  kind: 'slopes' | 'lift' | 'village' | 'skiSchool' | 'restaurant' | 'station' | 'lake' | 'airport';
  to: Text;
  metres: number | null;
  minutes: number | null;
  by: 'foot' | 'ski' | 'lift' | 'car';
};

export type ServiceLevelId = 'selfCatered' | 'bedAndBreakfast' | 'catered';

export type PropertyContent = {
  /** P01 … P44, see demo-data.md. */
  id: string;
  name: string;
  propertyType: PropertyType;
  city: string;
  sector: string | null;
  latitude: number;
  longitude: number;
  bedrooms: number;
  bathrooms: number;
  /** null: unknown (P24). */
  beds: { adults: number; children: number } | null;
  squareMetres: number;
  /** The opening line under the name, set in the serif; one or two sentences. */
  opening: Text;
  /** Meta description, 110–155 characters, unique. */
  summary: Text;
  /** Markdown, two to four paragraphs. */
  description: Text;
  /** At most six, a few words each. */
  highlights: Text[];
  distances: DistanceContent[];
  /** Ids of catalogue.ts. */
  facilities: string[];
  equipment: string[];
  /** Service ids per offered level; the levels present are the levels sold. */
  services: Partial<Record<ServiceLevelId, string[]>>;
  pets: { allowed: boolean; details: Text | null };
  /** Catered price of a January week in whole units of `currency`; other weeks and levels derive from it. null: no price (P36). */
  januaryWeek: number | null;
  currency: 'EUR' | 'CHF';
  /** File names in media/, best first, at least eight, no floor plans. */
  pictures: string[];
  floorplans: string[];
};

/** What each picture shows in a property, by property and file stem. */
export type PictureWords = Readonly<Record<string, Readonly<Record<string, Text>>>>;
