/** Both languages of what people read. */
export type Text = { en: string; de: string };

export type CountryId = 'AT' | 'CH' | 'FR' | 'IT';

export type CountryContent = {
  id: CountryId;
  name: Text;
  /** Path segment in each language, see rule 1.8 (`austria` / `oesterreich`). */
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
  /** Null where the name stands for many communes. */
  postalCode: string | null;
  /** Land, canton or region, as it stands in an address. */
  state: Text;
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
