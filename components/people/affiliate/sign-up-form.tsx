import type { CSSProperties, ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { FastLane } from './fast-lane';

type Props = {
  affiliateId: string | null;
  isFastLane: boolean;
  isInverted: boolean;
  /** The invitation; the fast lane goes without. */
  children: ReactNode;
};

const FORM_ID = 'sign-up';

/** On the main colour the button takes its text's colour, and its text the ground's: the same pair. */
const swapped = {
  '--main': 'var(--card-ink)',
  '--main-hover': 'var(--card-ink)',
  '--on-main': 'var(--card-ground)',
  '--on-main-hover': 'var(--card-ground)',
} as CSSProperties;

const quietOnMain = 'h-11 w-full rounded-desk text-16 font-bold underline underline-offset-4';

/** One form with two ways on; it works without JavaScript, in the fast lane too. */
export async function SignUpForm({ affiliateId, isFastLane, isInverted, children }: Props) {
  const t = await getTranslations('signUp');
  return (
    <form id={FORM_ID} method="post" action={paths.api.signUp()}>
      {affiliateId && <input type="hidden" name="affiliateId" value={affiliateId} />}
      {isFastLane ? <FastLane formId={FORM_ID} words={t('redirecting')} /> : children}
      <div className="mt-7 grid gap-3">
        <button
          type="submit"
          name="intent"
          value="register"
          style={isInverted ? swapped : undefined}
          className={compactButtonClass('primary', 'large', 'w-full')}
        >
          {t('register')}
        </button>
        <button
          type="submit"
          name="intent"
          value="signIn"
          className={isInverted ? quietOnMain : compactButtonClass('quiet', 'large', 'w-full')}
        >
          {t('signIn')}
        </button>
      </div>
    </form>
  );
}
