import { ShownAskedButton, ShownRevealCard } from '@/components/money/when-shown';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { CardOfLead } from '@/lib/money/vault/queries';
import type { KeptCardJson } from '@/lib/money/vault/schema';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { type Translator, translator } from '@/lib/platform/i18n/translator';
import { KeepCard } from './keep-card';

type T = Translator<'cardVault'>;

const keptText = (t: T, { brand, lastFour }: KeptCardJson) =>
  t('kept', { brand: t(`brand.${brand}` as 'brand.card'), lastFour });

const head = 'font-sans text-16 leading-6 font-bold tracking-normal';

type AgentProps = { leadId: string; clientName: string; card: CardOfLead; takesCard: boolean; locale: Locale };

/** At the agent's booking: which card the house has, and the form that gives it one. */
export function CardForHouse({ leadId, clientName: client, card: { kept }, takesCard, locale }: AgentProps) {
  const t = translator(locale, 'cardVault');
  if (!kept && !takesCard) return null;
  return (
    <section aria-labelledby="card" className="mt-6">
      <h3 id="card" className={head}>
        {t('title')}
      </h3>
      {kept && (
        <>
          <p className="mt-1 font-bold">{keptText(t, kept)}</p>
          <p className="mb-2 text-13 text-soft">{t('keptText')}</p>
          <ShownAskedButton
            action={paths.api.lead(leadId, 'card')}
            className={compactButtonClass('quiet', 'small')}
            words={{
              button: t('remove'),
              question: t('removeTitle', { client }),
              text: t('removeText'),
              yes: t('remove'),
              keep: t('keep'),
              done: t('removed'),
            }}
          />
        </>
      )}
      {takesCard && (
        <KeepCard
          action={paths.api.lead(leadId, 'card')}
          words={{
            open: t(kept ? 'change' : 'enter'),
            number: t('number'),
            name: t('name'),
            month: t('month'),
            year: t('year'),
            note: t('note'),
            save: t('save'),
            saved: t('saved'),
          }}
        />
      )}
    </section>
  );
}

/** At the desk of the house: which card there is, and its number for a reason. */
export function CardOfGuest({ leadId, kept, locale }: { leadId: string; kept: KeptCardJson; locale: Locale }) {
  const t = translator(locale, 'cardVault');
  return (
    <section aria-labelledby="card" className="mt-6">
      <h3 id="card" className={head}>
        {t('title')}
      </h3>
      <p className="mt-1 font-bold">{keptText(t, kept)}</p>
      <ShownRevealCard
        key={leadId}
        action={paths.api.lead(leadId, 'card', 'reveal')}
        words={{
          reason: t('reason'),
          text: t('revealText'),
          reveal: t('reveal'),
          hide: t('hide'),
          number: t('number'),
          name: t('name'),
        }}
      />
    </section>
  );
}
