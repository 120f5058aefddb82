import { describe, expect, it } from 'vitest';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { vacationRental } from '@/lib/web/seo/structured-data';

const picture = { src: '/media/exterior-01.jpg' };
const named = (id: string) => ({ id, name: id });

/** Only what the markup reads. */
const property = {
  _id: 'P01',
  name: 'Chalet Sept Mélèzes',
  summary: 'A chalet.',
  href: '/chalets/france/courchevel-1850/chalet-sept-melezes',
  propertyType: 'chalet',
  latitude: 45.41,
  longitude: 6.638917,
  place: { city: named('courchevel-1850'), country: named('FR'), sector: null },
  pictures: Array.from({ length: 8 }, () => picture),
  bedrooms: 5,
  bathrooms: 5,
  squareMetres: 640,
  petsAllowed: false,
  registrationNumber: 'DEMO-P01',
  postalCode: '73120',
  state: 'Auvergne-Rhône-Alpes',
  facilities: [named('pool'), named('garage'), named('terrace'), named('library')],
  equipment: [named('cot'), named('washer'), named('grandPiano')],
} as unknown as PropertyDetail;

function amenitiesOf(changed: Partial<PropertyDetail> = {}) {
  const data = vacationRental({ ...property, ...changed }, { locale: 'en', occupancy: 12 });
  const { containsPlace } = data as unknown as {
    containsPlace: { amenityFeature: { name: string; value: boolean | string }[] };
  };
  return Object.fromEntries(containsPlace.amenityFeature.map(({ name, value }) => [name, value]));
}

describe('vacation rental', () => {
  it('says what the page knows, in the published words', () => {
    expect(amenitiesOf()).toEqual({
      pool: true,
      patio: true,
      crib: true,
      washerDryer: true,
      parkingType: 'Free',
      petsAllowed: false,
      licenseNum: 'DEMO-P01',
    });
  });

  it('promises neither parking nor a licence where there is none', () => {
    const amenities = amenitiesOf({ facilities: [], registrationNumber: null });
    expect(amenities).not.toHaveProperty('parkingType');
    expect(amenities).not.toHaveProperty('licenseNum');
  });

  it('has the postal address as far as it is known', () => {
    const addressOf = (changed: Partial<PropertyDetail>) =>
      (vacationRental({ ...property, ...changed }, { locale: 'en', occupancy: 12 }) as unknown as { address: object })
        .address;
    const country = { '@type': 'PostalAddress', addressLocality: 'courchevel-1850', addressCountry: 'FR' };
    expect(addressOf({})).toEqual({ ...country, postalCode: '73120', addressRegion: 'Auvergne-Rhône-Alpes' });
    expect(addressOf({ postalCode: null, state: null })).toEqual(country);
  });

  it('is absent where a requirement cannot be met', () => {
    expect(vacationRental(property, { locale: 'en', occupancy: null })).toBeNull();
    const few = { ...property, pictures: property.pictures.slice(1) };
    expect(vacationRental(few, { locale: 'en', occupancy: 12 })).toBeNull();
  });
});
