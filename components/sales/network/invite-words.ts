import type { getTranslations } from '@/lib/platform/i18n/translations';

type T = Awaited<ReturnType<typeof getTranslations<'hotelInvitation'>>>;

/** `mailText` ends with `{link}`. */
export function inviteWords(t: T, { hotel, agency }: { hotel: string; agency: string }) {
  return {
    button: t('button'),
    lead: t('lead', { hotel }),
    link: t('link'),
    copy: t('copy'),
    copied: t('copied'),
    write: t('write'),
    close: t('close'),
    mailSubject: t('mailSubject', { agency, hotel }),
    mailText: t('mailText', { hotel }),
  };
}

export type InviteWords = ReturnType<typeof inviteWords>;
