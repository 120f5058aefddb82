import { Image, Text, View } from '@react-pdf/renderer';
import { numbered } from '@/lib/platform/numbered';
import type { ClientAlternative } from '@/lib/sales/offer/types';
import type { Box } from './pictures';
import { FactLine, INK, LINE, OfferPage, PADDING, PAGE, type Sheet, styles, Title } from './sheet';
import {
  amountOf,
  cardFeeWords,
  depositWords,
  dueSteps,
  feeSpans,
  guestsOf,
  isHeld,
  momentOf,
  nightsOf,
  periodOf,
  roomLinesOf,
  taxWords,
  totalWords,
} from './words';

const GAP = 5;
const LARGE: Box = { width: ((PAGE.width - GAP) * 2) / 3, height: 165 };
const LOW = 120;
const SMALL: Box = { width: (PAGE.width - GAP) / 3, height: 80 };
/** A large one and two beside it; with fewer pictures one that takes the width. */
export const mosaicBoxes = (count: number): Box[] =>
  count >= 3 ? [LARGE, SMALL, SMALL] : [{ width: PAGE.width, height: LARGE.height }];

/** `isLow`: where there is more to say the pictures are cut once more. */
function Mosaic({ pictures, isLow }: { pictures: readonly Buffer[]; isLow: boolean }) {
  const [large, ...small] = pictures;
  if (!large) return null;
  const isWide = small.length < 2;
  const height = isLow ? LOW : LARGE.height;
  const cut = { objectFit: 'cover' } as const;
  return (
    <View style={{ flexDirection: 'row', gap: GAP, marginHorizontal: -PADDING }}>
      <Image src={large} style={{ width: isWide ? PAGE.width : LARGE.width, height, ...cut }} />
      {isWide ? null : (
        <View style={{ gap: GAP }}>
          {small.slice(0, 2).map((picture, index) => (
            <Image
              key={index === 0 ? 'upper' : 'lower'}
              src={picture}
              style={{ width: SMALL.width, height: (height - GAP) / 2, ...cut }}
            />
          ))}
        </View>
      )}
    </View>
  );
}

type Props = { sheet: Sheet; alternative: ClientAlternative };

function Price({ sheet, alternative }: Props) {
  const { offer, t, now } = sheet;
  const { price, timeZone } = alternative;
  const told = { t, locale: offer.locale };
  const tax = taxWords(alternative);
  const party = { guests: guestsOf(alternative, t), nights: nightsOf(alternative, t) };
  return (
    <View style={{ width: 168, borderTopWidth: 1.5, borderTopColor: offer.agency.colors.main, paddingTop: 10 }}>
      <Text style={[styles.small, styles.soft]}>{t('document.forParty', party)}</Text>
      <Text style={{ fontSize: price ? 20 : 14, lineHeight: 1.3, fontWeight: 300, marginBottom: 8 }}>
        {totalWords(alternative, t)}
      </Text>
      {price?.service != null && <FactLine label={t('side.service')} value={amountOf(price.service, price.currency)} />}
      {price && <FactLine label={t('side.perNight')} value={amountOf(price.perPersonAndNight, price.currency)} />}
      {tax && <FactLine label={t('cityTax')} value={t('about', { amount: tax })} />}
      {isHeld(alternative, now) && (
        <FactLine
          label={t('side.today')}
          value={t('held', { moment: momentOf(alternative.heldUntil ?? '', timeZone, told) })}
        />
      )}
    </View>
  );
}

/** Two columns of what is included, each line with a rule under it. */
function Included({ items }: { items: readonly string[] }) {
  const half = Math.ceil(items.length / 2);
  return (
    <View style={{ flexDirection: 'row', gap: 18, marginTop: 12 }}>
      {[items.slice(0, half), items.slice(half)].map((column, index) => (
        <View key={index === 0 ? 'left' : 'right'} style={{ flex: 1, borderTopWidth: 0.75, borderTopColor: LINE }}>
          {numbered(column).map(({ number, value: item }) => (
            <Text
              key={number}
              style={[styles.small, { paddingVertical: 5, borderBottomWidth: 0.75, borderBottomColor: LINE }]}
            >
              {item}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Of several rooms each with who sleeps in it, and its part of the price where it has one. */
function Rooms({ sheet, alternative }: Props) {
  const { offer, t } = sheet;
  if (alternative.rooms.length < 2) return null;
  const rule = { borderTopWidth: 0.75, borderTopColor: LINE };
  return (
    <View style={{ marginTop: 8 }}>
      <Text style={[styles.small, styles.soft, { marginBottom: 4 }]}>{t('rooms')}</Text>
      {numbered(roomLinesOf(alternative, { t, locale: offer.locale })).map(({ number, value: room }) => (
        <View key={number} wrap={false} style={[{ flexDirection: 'row', gap: 10, paddingVertical: 3 }, rule]}>
          <Text style={[styles.small, { flex: 1 }]}>
            {room.name} <Text style={styles.soft}>{room.more}</Text>
          </Text>
          {room.part && <Text style={styles.small}>{room.part}</Text>}
        </View>
      ))}
    </View>
  );
}

/** What is said below the dues: of deposit and card, and what the rates say of themselves. */
function notesOf({ sheet: { offer, t }, alternative }: Props): string[] {
  const told = { t, locale: offer.locale };
  const { conditions = [] } = alternative;
  return [depositWords(alternative, told), cardFeeWords(alternative, told), ...conditions].filter(
    (text) => text !== null,
  );
}

function Dues({ sheet, alternative }: Props) {
  const { offer, t } = sheet;
  const told = { t, locale: offer.locale };
  const steps = dueSteps(alternative, told);
  const spans = alternative.price ? feeSpans(alternative.price, told) : [];
  const { colors } = offer.agency;
  const lineOf = { free: colors.main, part: colors.light1, all: '#CFC8BB' } as const;
  return (
    <View wrap={false} style={{ marginTop: 20 }}>
      <Text style={[styles.h2, { color: colors.mainInk, marginBottom: 12 }]}>{t('due.title')}</Text>
      <View style={{ flexDirection: 'row', borderTopWidth: 1, borderTopColor: INK }}>
        {steps.map(({ when, name, detail, isFirst }) => (
          <View key={`${when} ${name}`} style={{ flex: 1, paddingTop: 9, paddingRight: 8 }}>
            <View
              style={{
                position: 'absolute',
                left: 0,
                top: -3.5,
                width: 6,
                height: 6,
                borderRadius: 3,
                backgroundColor: isFirst ? '#FFFFFF' : INK,
                borderWidth: 1,
                borderColor: INK,
              }}
            />
            <Text style={[styles.small, styles.soft]}>{when}</Text>
            <Text style={{ fontSize: 11, lineHeight: 1.45 }}>{name}</Text>
            <Text style={styles.small}>{detail}</Text>
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', gap: 2, marginTop: 12 }}>
        {spans.map(({ head, detail, kind }) => (
          <View
            key={`${head} ${detail}`}
            style={{ flex: 1, borderTopWidth: 2.5, borderTopColor: lineOf[kind], paddingTop: 5, paddingRight: 8 }}
          >
            <Text style={styles.small}>{head}</Text>
            <Text style={[styles.small, styles.soft]}>{detail}</Text>
          </View>
        ))}
      </View>
      {notesOf({ sheet, alternative }).map((text) => (
        <Text key={text} style={[styles.small, styles.soft, { marginTop: 6 }]}>
          {text}
        </Text>
      ))}
    </View>
  );
}

/** As much of the description as leaves room for what is due and how it is sold: the whole of it stands on the web page. */
const MOST_LETTERS = 400;
const MOST_LETTERS_BESIDE_ROOMS = 160;

function shortened(text: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let letters = 0;
  for (const paragraph of text) {
    letters += paragraph.length;
    if (letters > most && (kept.length > 0 || most <= 0)) break;
    kept.push(paragraph);
  }
  return kept;
}

export function AlternativePage({ sheet, alternative, pictures }: Props & { pictures: readonly Buffer[] }) {
  const { offer, t } = sheet;
  const { locale, alternatives } = offer;
  const {
    position,
    title,
    house,
    place,
    city,
    facts,
    opening,
    text,
    included,
    id,
    rooms,
    conditions = [],
  } = alternative;
  const notes = notesOf({ sheet, alternative });
  const most = (rooms.length > 1 ? MOST_LETTERS_BESIDE_ROOMS : MOST_LETTERS) - conditions.join('').length;
  return (
    <OfferPage
      sheet={sheet}
      id={id}
      lines={[
        t('document.alternative', { position, count: alternatives.length }),
        `${city}, ${periodOf(alternative, locale)}`,
      ]}
    >
      <Title under={`${house}, ${place}`}>{title}</Title>
      <Mosaic pictures={pictures} isLow={conditions.length > 0 || notes.length > 1} />
      <View style={{ flexDirection: 'row', gap: 28, marginTop: 18 }}>
        <View style={{ flex: 1 }}>
          <Text style={[styles.small, styles.soft, { marginBottom: 8 }]}>{facts.join(' · ')}</Text>
          {numbered(shortened([opening, ...text].filter(Boolean), most)).map(({ number, value: paragraph }) => (
            <Text key={number} style={[styles.text, { marginBottom: 6 }]}>
              {paragraph}
            </Text>
          ))}
          <Rooms sheet={sheet} alternative={alternative} />
          <Included items={rooms.length > 1 || conditions.length > 0 ? included.slice(0, 4) : included} />
        </View>
        <Price sheet={sheet} alternative={alternative} />
      </View>
      <Dues sheet={sheet} alternative={alternative} />
    </OfferPage>
  );
}
