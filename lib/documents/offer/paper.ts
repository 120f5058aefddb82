import { contrast, inkOn, nearestGround, parseColor, READABLE } from '@/lib/brand/rules/contrast';
import type { EffectiveBrand } from '@/lib/brand/types';

/** A ground and what is read on it. */
export type Tone = { ground: string; ink: string; soft: string };

/** What of a page is not white: the head of a layout with a banner, and the foot of a brand that gives it a ground. */
export type Paper = { head: Tone | null; foot: Tone | null };

const SOFT = '#55605e';

function toneOf(color: string): Tone {
  const ground = nearestGround(color);
  const ink = inkOn(ground);
  return { ground, ink, soft: contrast(SOFT, ground) >= READABLE ? SOFT : ink };
}

/** As the brand's profile says (rule 1.2); its own main colour before that of the pages. */
export function paperOf({ pdf, colors }: Pick<EffectiveBrand, 'pdf' | 'colors'>): Paper {
  const foot = parseColor(pdf.footerBackground);
  return {
    head: pdf.template === 'banner' ? toneOf(parseColor(pdf.mainColor) ?? colors.main) : null,
    foot: foot === null ? null : toneOf(foot),
  };
}
