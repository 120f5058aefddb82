import 'server-only';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { EffectiveBrand } from '@/lib/brand/types';
import { createDrawnOnce } from '@/lib/documents/drawn-once';
import { registerFonts } from '@/lib/documents/offer/fonts';
import { logoOf } from '@/lib/documents/offer/pictures';
import { FactLine, Foot, Letterhead, styles, Title } from '@/lib/documents/offer/sheet';
import { senderOf } from '@/lib/documents/offer/words';
import { colleaguesOf, payoutName } from '@/lib/money/payout-run/rules';
import type { PayoutDetailJson } from '@/lib/money/payout-run/schema';
import type { Letterhead as Sender } from '@/lib/people/agency/types';
import { clock } from '@/lib/platform/clock';
import { formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { busy, LIMITS, officeOf } from './drawing';
import { PayoutFacts, PayoutTable } from './payout-sheet';

type Statement = { payout: PayoutDetailJson; locale: Locale; today: PlainDate; sender: Sender; brand: EffectiveBrand };

async function draw({ payout, locale, today, sender, brand }: Statement): Promise<Buffer> {
  registerFonts();
  const [t, earnings] = [translator(locale, 'payoutRun'), translator(locale, 'earnings')];
  const { main, mainInk } = brand.colors;
  const { number, currency, entries, endedAt, agencyName } = payout;
  const title = t('statement.title', { day: formatDay(payout.run, locale) });
  const logo = await logoOf({ logo: sender.designLogo, brand });
  const head = [
    t('statement.name', { number: payoutName(number) }),
    earnings('statement.madeOn', { day: formatDay(today, locale) }),
  ] as const;
  const under = [agencyName, earnings('count', { count: entries.length }), currency].join(' · ');
  const text = (units: number) => formatMoney(fromUnits(units, currency));
  return renderToBuffer(
    <Document title={title} author={sender.name} language={locale} creator={sender.name} producer="Alpenglow">
      <Page size="A4" style={styles.page}>
        <Letterhead sender={sender.name} logo={logo} isFirst lines={head} />
        <Title under={under}>{title}</Title>
        <PayoutFacts payout={payout} locale={locale} mainColor={main} />
        <PayoutTable payout={payout} locale={locale} />
        <View style={{ flexDirection: 'row', gap: 40, marginTop: 20 }} wrap={false}>
          <View style={{ width: 180 }}>
            <Text style={[styles.h2, { color: mainInk }]}>{earnings('byColleague')}</Text>
            {colleaguesOf(payout).map(({ agentId, name, amount: own }) => (
              <FactLine key={agentId} label={name ?? earnings('formerColleague')} value={text(own)} />
            ))}
          </View>
          <View style={{ flex: 1 }}>
            <Text style={[styles.h2, { color: mainInk }]}>{earnings('statement.howTitle')}</Text>
            {[
              `${earnings('statement.how')} ${t('statement.best')}`,
              earnings('emptyFacts.whenText'),
              ...(endedAt === null ? [] : [t('statement.back')]),
            ].map((one) => (
              <Text key={one} style={[styles.small, { marginBottom: 4 }]}>
                {one}
              </Text>
            ))}
          </View>
        </View>
        <Foot parts={senderOf(sender)} />
      </Page>
    </Document>,
  );
}

const drawn = createDrawnOnce<Statement>(draw, {
  ...LIMITS,
  keyOf: ({ sender: { designLogo: _, ...sender }, brand: { id, logoPath, colors }, ...shown }) =>
    JSON.stringify([sender, id, logoPath, colors, shown]),
});

type Asked = Pick<Statement, 'locale' | 'brand'> & { sender: Sender | null };

/** A payout as a PDF in the agency's design, with the figures of its page. Throws 503 while too many others are being made. */
export async function payoutPdf(payout: PayoutDetailJson, { sender, ...asked }: Asked): Promise<Buffer> {
  const bytes = await drawn({ ...asked, payout, today: await clock.today(), sender: sender ?? officeOf(asked.brand) });
  if (!bytes) throw busy();
  return bytes;
}
