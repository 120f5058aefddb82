import { Image, Link, Text, View } from '@react-pdf/renderer';
import { numbered } from '@/lib/platform/numbered';
import type { ClientAlternative, ClientOffer } from '@/lib/sales/offer/types';
import type { Box } from './pictures';
import { OfferPage, PADDING, PAGE, type Sheet, SOFT, styles, Title } from './sheet';
import { dayOf, isHeld, momentOf, partyOf, periodOf, standWords, totalWords } from './words';

const GAP = 6;

/** Four stand in two rows, three and fewer beside each other. */
const columnsOf = (count: number): number => (count === 4 ? 2 : count);
const USUAL: Readonly<Record<number, number>> = { 1: 210, 2: 170, 3: 140, 4: 112 };
const LEAST = 56;

/** What pictures, their captions and the letter have between them: the page less head, title, signature and foot. */
const ROOM = 410;
/** The line above the title that says what has become of the offer. */
const STAND_HEIGHT = 44;
const CAPTION = { wide: 58, narrow: 92 } as const;
const LINE_OF_LETTER = { letters: 70, height: 15, gap: 7 } as const;

function heightOf(letter: string): number {
  const { letters, height, gap } = LINE_OF_LETTER;
  const lines = (paragraph: string) =>
    paragraph.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
  return letter.split(/\n{2,}/).reduce((sum, paragraph) => sum + lines(paragraph) * height + gap, 0);
}

/**
 * Alternatives at equal size, full bleed; the longer the letter, the lower their pictures, so that one page holds both. No
 * height: the letter leaves them none.
 */
export function coverBox(offer: ClientOffer): Box {
  const {
    alternatives: { length: count },
    letter,
    changeNote,
  } = offer;
  const columns = columnsOf(count);
  const rows = Math.ceil(count / columns);
  const captions = columns > 2 ? CAPTION.narrow : CAPTION.wide;
  const stand = standWords(offer) ? STAND_HEIGHT : 0;
  const free = (ROOM - stand - heightOf(letter) - (changeNote ? heightOf(changeNote) : 0)) / rows - captions;
  const height = free < LEAST ? 0 : Math.min(USUAL[count] ?? LEAST, Math.floor(free));
  return { width: (PAGE.width - GAP * (columns - 1)) / columns, height };
}

type Props = { sheet: Sheet; pictures: readonly (Buffer | null)[] };

function Faces({ sheet, pictures }: Props) {
  const { offer, t } = sheet;
  const count = offer.alternatives.length;
  const columns = columnsOf(count);
  const box = coverBox(offer);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: -PADDING, columnGap: GAP, rowGap: 12 }}>
      {offer.alternatives.map((alternative, index) => {
        const picture = pictures[index];
        const column = index % columns;
        return (
          <View key={alternative.id} style={{ width: box.width - 0.01 }} wrap={false}>
            {box.height === 0 ? null : picture ? (
              <Image src={picture} style={{ width: box.width, height: box.height }} />
            ) : (
              <View style={{ height: box.height, backgroundColor: offer.agency.colors.light2 }} />
            )}
            <View
              style={{
                paddingTop: 10,
                paddingLeft: column === 0 ? PADDING : 10,
                paddingRight: column === columns - 1 ? PADDING : 10,
              }}
            >
              <Caption alternative={alternative} isNarrow={columns > 2} total={totalWords(alternative, t)} />
            </View>
          </View>
        );
      })}
    </View>
  );
}

type CaptionProps = { alternative: ClientAlternative; isNarrow: boolean; total: string };

function Caption({ alternative, isNarrow, total }: CaptionProps) {
  const { position, title, house, board, id } = alternative;
  return (
    <View
      style={{ flexDirection: isNarrow ? 'column' : 'row', justifyContent: 'space-between', gap: isNarrow ? 2 : 12 }}
    >
      <View style={isNarrow ? {} : { flex: 1 }}>
        <Link src={`#${id}`} style={{ color: styles.page.color, textDecoration: 'none' }}>
          <Text style={{ fontSize: isNarrow ? 13 : 15, lineHeight: 1.3, fontWeight: 300 }}>
            {position}
            {'  '}
            {title}
          </Text>
        </Link>
        <Text style={[styles.small, styles.soft]}>{house}</Text>
      </View>
      <View>
        <Text style={{ fontSize: 11, lineHeight: 1.75, textAlign: isNarrow ? 'left' : 'right' }}>{total}</Text>
        <Text style={[styles.small, styles.soft, { textAlign: isNarrow ? 'left' : 'right' }]}>{board}</Text>
      </View>
    </View>
  );
}

function Term({ label, children }: { label: string; children: string }) {
  return (
    <View style={{ marginBottom: 8 }}>
      <Text style={[styles.small, styles.soft]}>{label}</Text>
      <Text style={styles.small}>{children}</Text>
    </View>
  );
}

/** Who writes and until when, and what they write. */
function Letter({ sheet }: { sheet: Sheet }) {
  const { offer, t, now } = sheet;
  const { designer, letter, locale, validUntil, agency } = offer;
  const held = offer.alternatives.filter((one) => isHeld(one, now));
  return (
    <View style={{ flexDirection: 'row', gap: 24, marginTop: 26 }}>
      <View style={{ width: 124 }}>
        <Term label={t('yourDesigner')}>{`${designer.name}\n${designer.email.replace('@', '@\n')}`}</Term>
        <Term label={t('cover.validUntil')}>{dayOf(validUntil, locale)}</Term>
        {held.map((one) => (
          <Term key={one.id} label={one.title}>
            {t('held', { moment: momentOf(one.heldUntil ?? '', one.timeZone, { t, locale }) })}
          </Term>
        ))}
      </View>
      <View style={{ flex: 1 }}>
        {numbered(letter.split(/\n{2,}/)).map(({ number, value: paragraph }) => (
          <Text key={number} style={[styles.text, { marginBottom: 7 }]}>
            {paragraph}
          </Text>
        ))}
        {offer.changeNote ? (
          <Text style={[styles.small, { color: SOFT, marginTop: 2 }]}>{offer.changeNote}</Text>
        ) : null}
        <Text style={{ fontSize: 15, lineHeight: 1.45, fontWeight: 300, marginTop: 6, color: agency.colors.mainInk }}>
          {designer.firstName}
        </Text>
      </View>
    </View>
  );
}

/** Where it is read, or that it is a draft; nothing once its page is closed for good. */
function Online({ sheet: { offer, t, link } }: { sheet: Sheet }) {
  const { colors } = offer.agency;
  if (!link && offer.state !== 'draft') return null;
  return (
    <View
      wrap={false}
      style={{
        marginTop: 20,
        padding: 12,
        backgroundColor: colors.light2,
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 16,
      }}
    >
      <View style={{ flexShrink: 1 }}>
        <Text style={[styles.text, { fontWeight: 700 }]}>{t('document.onlineTitle')}</Text>
        <Text style={styles.small}>
          {link ? t('document.onlineText', { name: offer.designer.firstName }) : t('document.draftText')}
        </Text>
      </View>
      {link ? (
        <Link
          src={link}
          style={{
            maxWidth: 270,
            textAlign: 'right',
            fontSize: 9,
            fontWeight: 700,
            color: colors.mainInk,
            textDecoration: 'none',
          }}
        >
          {link.replace(/^https?:\/\//, '')}
        </Link>
      ) : null}
    </View>
  );
}

/** That it was approved, or that its prices are over: nobody reads on under a mistake. */
function Stand({ offer }: { offer: ClientOffer }) {
  const words = standWords(offer);
  if (!words) return null;
  return (
    <Text style={[styles.text, { fontWeight: 700, marginTop: 14, color: offer.agency.colors.mainInk }]}>{words}</Text>
  );
}

export function Cover({ sheet, pictures }: Props) {
  const { offer, t } = sheet;
  const { reference, number, locale, alternatives, clientName, sentOn } = offer;
  const [first] = alternatives;
  const isSameStay = alternatives.every((one) => one.checkIn === first?.checkIn && one.checkOut === first.checkOut);
  const under = [clientName, ...(first && isSameStay ? [periodOf(first, locale), partyOf(first, t)] : [])];
  return (
    <OfferPage
      sheet={sheet}
      isFirst
      lines={[
        t('document.offer', { reference, number }),
        sentOn ? dayOf(sentOn, locale) : (t('cover.draft').split('.')[0] ?? ''),
      ]}
    >
      <Stand offer={offer} />
      <Title under={under.filter(Boolean).join(' · ')}>{offer.title}</Title>
      <Faces sheet={sheet} pictures={pictures} />
      <Letter sheet={sheet} />
      <Online sheet={sheet} />
    </OfferPage>
  );
}
