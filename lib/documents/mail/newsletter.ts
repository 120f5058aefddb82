import type { SubscriptionLetter } from '@/lib/sales/newsletter/queries';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import type { Block, Letter } from './letter';

type Template = 'newsletterConfirm' | 'newsletterKnown' | 'newsletterWelcome';

function opening(template: Template, { fullName, locale }: SubscriptionLetter): Letter {
  const t = mailWords(locale);
  return {
    subject: t(`${template}.subject`),
    heading: t(`${template}.heading`),
    preview: t(`${template}.lead`),
    blocks: [
      { kind: 'paragraph', text: greeting(fullName, t) },
      { kind: 'paragraph', text: t(`${template}.lead`) },
    ],
  };
}

/** The second half of double opt-in: the link leads to a page with a button, which confirms. */
export function newsletterConfirmLetter(subscription: SubscriptionLetter, confirmUrl: string): Letter {
  const t = mailWords(subscription.locale);
  const letter = opening('newsletterConfirm', subscription);
  const rest: Block[] = [
    { kind: 'button', label: t('newsletterConfirm.button'), href: confirmUrl },
    { kind: 'note', text: t('newsletterConfirm.note') },
  ];
  return { ...letter, blocks: [...letter.blocks, ...rest] };
}

/** To a subscriber: either welcome, or that somebody signed the address up once more. */
export function newsletterLetter(
  template: 'newsletterKnown' | 'newsletterWelcome',
  subscription: SubscriptionLetter,
  unsubscribeUrl: string,
): Letter {
  const t = mailWords(subscription.locale);
  const letter = opening(template, subscription);
  const link: Block = { kind: 'link', before: t('unsubscribeNote'), label: t('unsubscribe'), href: unsubscribeUrl };
  return { ...letter, blocks: [...letter.blocks, link] };
}
