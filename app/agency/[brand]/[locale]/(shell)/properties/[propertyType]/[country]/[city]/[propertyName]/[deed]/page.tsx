import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { asksOperator } from '@/components/sales/lead/property-form/judge';
import { PropertyLeadForm } from '@/components/sales/lead/property-form/property-lead-form';
import { readFormSetting } from '@/components/sales/lead/property-form/read-setting';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { guardPage } from '@/lib/people/session/page';
import { type PropertyDeed, paths, propertyDeeds } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { getLeadOfForm } from '@/lib/sales/lead/queries/form-lead';
import { currentBrand } from '@/lib/web/brand/page';
import { findPublishedProperty, type PropertySegments } from '@/lib/web/routing/published-source';

type Params = PropertySegments & { deed: string };
type Props = {
  params: Promise<Params>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const deedOf = (asked: string): PropertyDeed | undefined => propertyDeeds.find((deed) => deed === asked);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ deed }, { locale }] = await Promise.all([params, getPage()]);
  const { title } = messages[locale].propertyLead;
  return { title: title[deedOf(deed) ?? 'save-interest'] };
}

/** Save an interest in a property, book it, take an option: each at an address of its own (rule 1.12). */
export default async function PropertyLeadPage({ params, searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [{ deed: asked, ...address }, query, { locale, includeDemos }, brand, today] = await Promise.all([
    params,
    searchParams,
    getPage(),
    currentBrand(),
    clock.today(),
  ]);
  const deed = deedOf(asked);
  const id = await findPublishedProperty(address);
  const property = id === null ? null : await getProperty(id, locale, today, showsDemoProperties(viewer, includeDemos));
  if (!deed || !property?.salesTerms) notFound();
  const leadId = [query.lead].flat()[0];
  const now = await clock.now();
  const lead = leadId ? await getLeadOfForm(viewer, leadId, property._id, now) : null;
  if (leadId && !lead) notFound();
  const setting = await readFormSetting(viewer, property, { deed, brand, today, locale, query, lead, now });
  const { words, canBook } = setting;
  const { changeAsks, changeTakesOver } = words;
  const isConfirmed = lead?.status === 'CONFIRMED_OPTION' || lead?.status === 'CONFIRMED_BOOKING';
  const changeText = isConfirmed ? changeAsks : changeTakesOver;
  const asks = asksOperator(setting.initial, setting);
  const title = lead && deed === 'save-interest' ? words.titleChange : words.title[asks ? 'ask' : deed];
  const isOpen = deed === 'save-interest' || canBook;
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-6 pb-16 desk:px-8">
      <VerificationNotice viewer={viewer} />
      <section
        aria-labelledby="deed"
        className="rounded-desk desk:border desk:border-line desk:bg-surface desk:p-8 desk:shadow-float"
      >
        <div className="mb-6 flex items-start justify-between gap-4 border-b border-line pb-4">
          <div>
            <h1 id="deed" className="text-28">
              {title}
            </h1>
            <p className="text-soft">
              {property.name}
              {lead && `, ${lead.firstName} ${lead.lastName}`}
            </p>
            {lead && deed === 'save-interest' && <p className="mt-1 max-w-[60ch] text-14">{changeText}</p>}
          </div>
          <a href={property.href} data-soft className="min-h-6 text-13 font-bold text-main-ink hover:underline">
            {words.cancel}
          </a>
        </div>
        {isOpen ? (
          <PropertyLeadForm setting={setting} />
        ) : (
          <p>
            {words.unverified}{' '}
            <a
              href={paths.propertyDeed(property.address, 'save-interest', locale)}
              data-soft
              className="font-bold text-main-ink underline underline-offset-4"
            >
              {words.saveInterest}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}
