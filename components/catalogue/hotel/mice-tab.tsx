import { Prose } from '@/components/catalogue/content/prose';
import { Picture } from '@/components/ui/picture';
import { Table } from '@/components/ui/table';
import { convertMeasure } from '@/lib/catalogue/hotel/rules';
import type { MiceSpace, UnitSystem } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import { placeKeys } from './names';

const systems = ['metric', 'imperial'] as const;

type Props = { hotelId: string; spaces: MiceSpace[]; units: UnitSystem };

/** Spaces for meetings and events with what fits in, measured in the system of the address. */
export async function MiceTab({ hotelId, spaces, units }: Props) {
  const t = await getTranslations('hotel.mice');
  if (spaces.length === 0) return <p className="text-soft">{t('empty')}</p>;
  return (
    <>
      <nav
        aria-label={t('units')}
        className="mb-6 flex w-fit overflow-hidden rounded-desk border border-line-strong text-13"
      >
        {systems.map((system) => (
          <a
            key={system}
            href={paths.hotel(hotelId, { tab: 'mice', units: system })}
            aria-current={system === units ? 'true' : undefined}
            className="bg-surface px-3.5 py-1.5 -outline-offset-2! not-first:border-l not-first:border-line-strong aria-[current]:bg-main-light2 aria-[current]:font-bold aria-[current]:text-main-ink"
          >
            {t(system)}
          </a>
        ))}
      </nav>
      <ul className="grid gap-12">
        {spaces.map((space) => (
          <li key={space._id}>
            <Space space={space} units={units} />
          </li>
        ))}
      </ul>
    </>
  );
}

async function Space({ space, units }: { space: MiceSpace; units: UnitSystem }) {
  const t = await getTranslations('hotel.mice');
  const { unitSystem, area, length, width, ceilingHeight } = space.dimensions;
  const inArea = (value: number) =>
    t(units === 'metric' ? 'squareMetres' : 'squareFeet', {
      value: formatNumber(convertMeasure(value, 'area', unitSystem, units)),
    });
  const inLength = (value: number) =>
    t(units === 'metric' ? 'metres' : 'feet', {
      value: formatNumber(convertMeasure(value, 'length', unitSystem, units)),
    });
  const facts = [
    { label: t('area'), text: inArea(area) },
    { label: t('sides'), text: `${inLength(length)} × ${inLength(width)}` },
    ...(ceilingHeight === null ? [] : [{ label: t('ceiling'), text: inLength(ceilingHeight) }]),
  ];
  const [picture] = space.pictures;
  return (
    <article className="grid gap-x-10 gap-y-5 menu:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        {picture && (
          <div className="aspect-[3/2] overflow-hidden bg-line">
            <Picture picture={picture} sizes="(width >= 1000px) 48vw, 100vw" />
          </div>
        )}
      </div>
      <div>
        <h2 className="font-serif text-22 font-normal">{space.name}</h2>
        <p className="mt-1 text-13 text-soft">
          {placeKeys(space)
            .map((key) => t(key))
            .join(', ')}
        </p>
        <div className="mt-3">
          <Prose markdown={space.markdownDescription} />
        </div>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-12 text-soft">{label}</dt>
              <dd className="figures font-bold">{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-6 text-14">{t('capacity')}</h3>
        <Table
          label={`${space.name}: ${t('capacity')}`}
          rows={space.configurations}
          keyOf={({ name }) => name}
          empty={null}
          columns={[
            {
              head: t('configuration'),
              cell: ({ name, markdownDescription }) => (
                <>
                  {name}
                  {markdownDescription && <p className="text-12 text-soft">{markdownDescription}</p>}
                </>
              ),
            },
            { head: t('seats'), isFigure: true, cell: ({ maxOccupancy }) => formatNumber(maxOccupancy) },
          ]}
        />
        {space.equipment.length > 0 && (
          <>
            <h3 className="mt-6 text-14">{t('equipment')}</h3>
            <ul className="mt-1 text-soft">
              {space.equipment.map(({ name, quantity }) => (
                <li key={name}>
                  {formatNumber(quantity)} × {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  );
}
