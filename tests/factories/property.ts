import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { ownerDb } from '@/tests/factories/owner';

const YEARS_AHEAD = new Date('2098-01-01T00:00:00Z');

type Period = { checkIn: PlainDate; checkOut: PlainDate };

type PropertyOptions = {
  id: string;
  isDemo?: boolean;
  status?: 'draft' | 'published' | 'removed';
  serviceLevels?: string[];
  cityId?: string;
  latitude?: number | null;
  longitude?: number | null;
  /** Minor units of `currency`. */
  priceFrom?: bigint | null;
  currency?: string;
  /** Without sales information a property is shown, not listed. */
  isListed?: boolean;
  stays?: (Period & { available: boolean })[];
  holds?: (Period & {
    kind: 'booking' | 'confirmedOption' | 'ownerBlock';
    /** Of an option; years ahead unless said. */
    expiresAt?: Date;
    releasedAt?: Date;
  })[];
};

function days({ checkIn, checkOut }: Period) {
  return { checkIn: toDatabaseDay(checkIn), checkOut: toDatabaseDay(checkOut) };
}

const salesInformation = {
  rentalChannelId: 'channel',
  acceptedPaymentMethods: ['creditCard' as const],
  commissionPercent: 10,
};

/** A property in Lech (see `createPlaces`), free unless stays or holds say otherwise. */
export async function createProperty(options: PropertyOptions): Promise<void> {
  const { id, isListed = false, stays = [], holds = [], ...columns } = options;
  await ownerDb.property.create({
    data: {
      serviceLevels: ['Selfcatered', 'Catered'],
      cityId: 'lech',
      currency: 'EUR',
      ...columns,
      id,
      operatorId: 'operator',
      propertyType: 'chalet',
      slug: `haus-${id.toLowerCase()}`,
      name: `Haus <${id}> & Söhne`,
      bedrooms: 4,
      bathrooms: 4,
      squareMetres: 320,
      petsAllowed: false,
      openingEn: 'o',
      openingDe: 'o',
      summaryEn: 's',
      summaryDe: 's',
      descriptionEn: 'd',
      descriptionDe: 'd',
      highlights: [],
      distances: [],
      pictures: { create: { position: 0, pictureId: 'picture' } },
      salesInformation: isListed ? { create: salesInformation } : undefined,
      stays: {
        create: stays.map(({ available, ...period }, index) => ({ id: `${id}-${index}`, available, ...days(period) })),
      },
      holds: {
        create: holds.map(({ checkIn, checkOut, ...hold }) => ({
          ...(hold.kind === 'confirmedOption' ? { expiresAt: YEARS_AHEAD } : {}),
          ...hold,
          ...days({ checkIn, checkOut }),
        })),
      },
    },
  });
}
