import { ownerDb } from '@/tests/factories/owner';

const words = { summaryEn: 's', summaryDe: 's', introductionEn: 'i', introductionDe: 'i', pictureId: 'picture' };

/** The brand every storefront request stands in. */
export async function createBrand(id = 'alpenglow', position = 0): Promise<void> {
  await ownerDb.brand.create({
    data: {
      id,
      name: 'Alpenglow',
      productName: 'Alpenglow',
      position,
      isB2C: true,
      isCommissionDisplayed: false,
      mainColor: '#11494b',
      accentColor: '#b08d57',
      email: 'stay@alpenglow.example',
      phoneCountryCode: '49',
      phoneNumber: '8955501840',
      postalAddress: ['Alpenglow Reisen GmbH', 'Maximiliansplatz 9', '80333 München'],
    },
  });
}

/** A village of a country that is there. */
export async function createCity(id: string, countryId: string, names = { nameEn: id, nameDe: id }): Promise<void> {
  await ownerDb.city.create({
    data: {
      ...names,
      id,
      countryId,
      latitude: 47.2,
      longitude: 10.14,
      altitudeMetres: 1444,
      taglineEn: 't',
      taglineDe: 't',
      airportCode: 'INN',
      airportNameEn: 'Innsbruck',
      airportNameDe: 'Innsbruck',
      airportMinutes: 90,
      ...words,
    },
  });
}

/** Lech in Austria, with what a property there refers to. */
export async function createPlaces(): Promise<void> {
  await ownerDb.picture.create({
    data: {
      id: 'picture',
      file: 'picture.avif',
      kind: 'exterior',
      width: 1600,
      height: 900,
      altEn: 'A chalet',
      altDe: 'Ein Haus',
      color: '#334455',
      placeholder: 'data:,',
    },
  });
  await ownerDb.country.create({
    data: { id: 'AT', nameEn: 'Austria', nameDe: 'Österreich', slugEn: 'austria', slugDe: 'oesterreich', ...words },
  });
  await createCity('lech', 'AT', { nameEn: 'Lech', nameDe: 'Lech am Arlberg' });
  await ownerDb.operator.create({ data: { id: 'operator', name: 'Hausherr', email: 'secret-operator@example.com' } });
  await ownerDb.rentalChannel.create({ data: { id: 'channel', name: 'Direct' } });
}
