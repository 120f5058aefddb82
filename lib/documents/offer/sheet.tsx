import { Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ClientOffer } from '@/lib/sales/offer/types';
import { FONT_STACK } from './fonts';
import type { Paper, Tone } from './paper';
import { type OfferWords, offerWords, senderOf } from './words';

/** Points. rule 6.13: padding 40, logo 80 high and 40 % wide at most, size 10, title bottom margin 30. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const PADDING = 40;
const LOGO = { height: 80, width: (PAGE.width - 2 * PADDING) * 0.4 } as const;
const LATER_LOGO_HEIGHT = 58;

export const INK = '#1B2423';
export const SOFT = '#55605E';
export const LINE = '#DDD7CC';

export const styles = StyleSheet.create({
  page: {
    paddingTop: 28,
    paddingBottom: 62,
    paddingHorizontal: PADDING,
    fontFamily: FONT_STACK,
    fontSize: 10,
    color: INK,
  },
  header: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', height: LOGO.height },
  banner: { position: 'absolute', top: 0, left: 0, right: 0, height: 122 },
  side: { fontSize: 9, lineHeight: 1.44, alignItems: 'flex-end', maxWidth: 260 },
  /** Of each text alone: it is not inherited from the box around it. */
  right: { textAlign: 'right' },
  title: { fontSize: 26, lineHeight: 1.2, fontWeight: 300, letterSpacing: -0.3, marginTop: 26 },
  under: { fontSize: 11, lineHeight: 1.45, color: SOFT, marginTop: 4 },
  head: { marginBottom: 30 },
  footer: {
    position: 'absolute',
    left: PADDING,
    right: PADDING,
    bottom: 24,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: SOFT,
    borderTopWidth: 0.75,
    borderTopColor: LINE,
    paddingTop: 8,
  },
  grounded: { left: 0, right: 0, bottom: 0, paddingHorizontal: PADDING, paddingBottom: 24, borderTopWidth: 0 },
  small: { fontSize: 9, lineHeight: 1.45 },
  soft: { color: SOFT },
  h2: { fontSize: 10, lineHeight: 1.5, fontWeight: 700, marginBottom: 6 },
  /** Beside its size and of each text alone: inherited it counts another size, and hides the page number (4.9). */
  text: { fontSize: 10, lineHeight: 1.5 },
});

export type Sheet = {
  offer: ClientOffer;
  t: OfferWords;
  logo: Buffer | null;
  /** Address of the offer's page; null for a draft. */
  link: string | null;
  now: Date;
  paper: Paper;
};

export function sheetOf(offer: ClientOffer, drawn: Omit<Sheet, 'offer' | 't'>): Sheet {
  return { offer, t: offerWords(offer.locale), ...drawn };
}

type HeaderProps = { sheet: Sheet; isFirst?: boolean; lines: readonly [string, string] };
type LetterheadProps = { sender: string; logo: Buffer | null; tone?: Tone | null } & Pick<
  HeaderProps,
  'isFirst' | 'lines'
>;

/** The logo at the left, two lines on its foot at the right. */
export function Letterhead({ sender, logo, isFirst = false, lines, tone }: LetterheadProps) {
  const height = isFirst ? LOGO.height : LATER_LOGO_HEIGHT;
  return (
    <View style={styles.header}>
      {logo ? (
        // It was drawn for light paper.
        <View style={tone ? { backgroundColor: '#ffffff', padding: 6 } : {}}>
          <Image
            src={logo}
            style={{
              maxHeight: tone ? height - 12 : height,
              maxWidth: LOGO.width,
              objectFit: 'contain',
              objectPosition: '0% 100%',
            }}
          />
        </View>
      ) : (
        <Text
          style={{
            fontSize: isFirst ? 18 : 14,
            fontWeight: 300,
            maxWidth: LOGO.width,
            lineHeight: 1.2,
            color: tone?.ink ?? INK,
          }}
        >
          {sender}
        </Text>
      )}
      <View style={styles.side}>
        <Text style={[styles.right, { color: tone?.ink ?? INK }]}>{lines[0]}</Text>
        <Text style={[styles.right, { color: tone?.soft ?? SOFT }]}>{lines[1]}</Text>
      </View>
    </View>
  );
}

/** Above the title; of a layout with a banner on a ground of its own from edge to edge. */
export function Header({ sheet: { offer, logo, paper }, ...shown }: HeaderProps) {
  return (
    <>
      {paper.head ? <View style={[styles.banner, { backgroundColor: paper.head.ground }]} /> : null}
      <Letterhead sender={offer.agency.name} logo={logo} tone={paper.head} {...shown} />
    </>
  );
}

export function Title({ children, under }: { children: string; under?: string }) {
  return (
    <View style={styles.head}>
      <Text style={styles.title}>{children}</Text>
      {under ? <Text style={styles.under}>{under}</Text> : null}
    </View>
  );
}

/** With a ground of its own it reaches the edges of the page. */
export function Foot({ parts, tone }: { parts: readonly string[]; tone?: Tone | null }) {
  const onGround = tone && { ...styles.grounded, backgroundColor: tone.ground, color: tone.soft };
  return (
    <View style={onGround ? [styles.footer, onGround] : styles.footer} fixed>
      <Text style={{ maxWidth: 440 }}>{parts.join(' · ')}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}

export function Footer({ sheet: { offer, paper } }: { sheet: Sheet }) {
  const { agency, designer } = offer;
  return <Foot parts={[...senderOf(agency), designer.name, designer.email]} tone={paper.foot} />;
}

type FrameProps = HeaderProps & { id?: string; children: ReactNode };

export function OfferPage({ id, children, ...header }: FrameProps) {
  return (
    <Page size="A4" style={styles.page} id={id}>
      <Header {...header} />
      {children}
      <Footer sheet={header.sheet} />
    </Page>
  );
}

/** A quiet line of name and value, as beside a price. */
export function FactLine({ label, value }: { label: string; value: string }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 8,
        paddingVertical: 5,
        borderTopWidth: 0.75,
        borderTopColor: LINE,
      }}
    >
      <Text style={[styles.small, styles.soft]}>{label}</Text>
      <Text style={[styles.small, { textAlign: 'right', flexShrink: 1 }]}>{value}</Text>
    </View>
  );
}
