'use client';

import type { CSSProperties, ReactNode } from 'react';
import { brandColors } from '@/lib/brand/rules/colors';
import { menuBar } from '@/lib/brand/rules/menu-bar';
import { effectiveStyle } from '@/lib/brand/rules/style';
import type { Messages } from '@/lib/platform/i18n/messages';

/** As it is typed: an empty colour is the brand's own. */
export type Design = {
  colors: { main: string; accentOnMain: string; invertedFont: string };
  theme: 'colorful' | null;
  logoUrl: string | null;
};

/** What stands where the agency names nothing. */
export type DesignBrand = { main: string; accent: string; isMenuInverted: boolean };

type Props = {
  design: Design;
  brand: DesignBrand;
  name: string;
  words: Messages['agency']['design'];
  /** The latest offer in the colours around it; null: an example. */
  offer: ReactNode;
};

/** App, mail and offer as they would look, by the very functions that draw them. */
export function DesignPreview({ design, brand, name, words, offer }: Props) {
  const colors = brandColors({
    main: design.colors.main || brand.main,
    accent: brand.accent,
    invertedFont: design.colors.invertedFont || null,
    accentOnMain: design.colors.accentOnMain || null,
  });
  const bar = menuBar(
    { areColorsInverted: brand.isMenuInverted, backgroundPath: null, logoPath: null },
    design.theme,
    colors,
    design.logoUrl,
  );
  const mark = design.logoUrl ? (
    <img src={design.logoUrl} alt={name} className="h-6 w-auto max-w-[140px] object-contain" />
  ) : (
    <span className="text-12 font-bold tracking-[0.14em] uppercase">{name}</span>
  );
  return (
    <div style={effectiveStyle({ colors, menuBar: bar }) as CSSProperties} className="grid gap-4">
      <figure>
        <figcaption className="mb-1 text-12 text-soft">{words.app}</figcaption>
        <div
          style={{ background: bar.background, color: bar.ink }}
          className="flex h-12 items-center gap-5 overflow-hidden rounded-desk border border-line px-4 text-13"
        >
          {mark}
          <span style={{ boxShadow: `inset 0 -2px 0 ${bar.accent}` }} className="flex h-full items-center font-bold">
            {words.previewHotels}
          </span>
          <span className="hidden stepper:block">{words.previewNetwork}</span>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1 text-12 text-soft">{words.mail}</figcaption>
        <div className="rounded-desk border border-line bg-surface p-5">
          {mark}
          <p style={{ color: colors.h2Header }} className="mt-3 text-18 font-bold">
            {words.previewMailHead}
          </p>
          <p className="mt-1 text-14">{words.previewMailText}</p>
          <span
            style={{ background: colors.main, color: colors.onMain }}
            className="mt-3 inline-block rounded-desk px-4 py-2 text-14 font-bold"
          >
            {words.previewMailButton}
          </span>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1 text-12 text-soft">{words.offer}</figcaption>
        {offer ? (
          <div className="overflow-hidden rounded-desk border border-line bg-paper">
            <div className="px-5 pt-4">{mark}</div>
            {offer}
          </div>
        ) : (
          <div className="overflow-hidden rounded-desk border border-line bg-surface">
            <div style={{ background: colors.main, color: colors.onMain }} className="px-5 py-4">
              {/* An agency's logo is drawn for light paper. */}
              {design.logoUrl ? <span className="inline-block rounded-desk bg-surface px-3 py-2">{mark}</span> : mark}
              <p style={{ borderColor: colors.accentOnMain }} className="mt-3 border-t pt-3 text-18">
                {words.previewOffer}
              </p>
            </div>
            <p style={{ background: colors.light2 }} className="px-5 py-3 text-14 text-ink">
              {words.previewOfferText}
            </p>
          </div>
        )}
      </figure>
    </div>
  );
}
