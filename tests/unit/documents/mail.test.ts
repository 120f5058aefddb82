import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandColors } from '@/lib/brand/rules/colors';
import type { Brand } from '@/lib/brand/types';
import { contactOfficeLetter, contactSenderLetter } from '@/lib/documents/mail/contact';
import { crashReportLetter } from '@/lib/documents/mail/crash-report';
import { drawHtml } from '@/lib/documents/mail/draw-html';
import { drawText } from '@/lib/documents/mail/draw-text';
import { enquiryOfficeLetter, enquirySenderLetter } from '@/lib/documents/mail/enquiry';
import { mailWords } from '@/lib/documents/mail/enquiry-facts';
import { greeting } from '@/lib/documents/mail/greeting';
import { inItsLanguage, type Letter } from '@/lib/documents/mail/letter';
import { agencyLetterhead, brandLetterhead } from '@/lib/documents/mail/letterhead';
import { newsletterConfirmLetter, newsletterLetter } from '@/lib/documents/mail/newsletter';
import { html } from '@/lib/platform/html';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { EnquiryLetter } from '@/lib/sales/enquiry/types';

const brand: Brand = {
  id: 'alpenglow',
  name: 'Alpenglow',
  isB2C: true,
  isLoginRequired: false,
  isCommissionDisplayed: false,
  colors: brandColors({ main: '#11494b', accent: '#b08d57' }),
  email: 'stay@alpenglow.example',
  phone: { countryCode: '49', number: '8955501840' },
  postalAddress: ['Alpenglow Reisen GmbH', '80333 München'],
};
const origin = 'http://alpenglow.com.localhost:3000';

const enquiry: EnquiryLetter = {
  _id: 'e1',
  locale: 'en',
  createdAt: new Date('2026-12-01T21:30:00Z'),
  fullName: 'Anna <b>Berger</b>',
  email: 'anna@example.com',
  phone: '+43 660 1',
  city: 'Graz',
  period: { checkIn: '2027-03-06', checkOut: '2027-03-13' },
  adults: 2,
  childAges: [4, 11],
  serviceLevel: 'Nur <Frühstück>',
  message: 'One & two\n<script>alert("x")</script>',
  property: {
    _id: 'P02',
    name: 'Haus & Hof',
    isDemo: false,
    city: { en: 'Lech', de: 'Lech am Arlberg' },
    address: { propertyType: 'chalet', countryId: 'AT', citySlug: 'lech', slug: 'haus-hof' },
  },
  destination: null,
  propertyTypes: [],
  bedrooms: null,
  activities: [],
  services: [],
  preferences: null,
  onBehalfOf: null,
};
const general: EnquiryLetter = {
  ...enquiry,
  property: null,
  serviceLevel: 'catered',
  destination: 'Zermatt, www.spam.example',
  propertyTypes: ['villa', 'chalet'],
  bedrooms: 6,
  activities: ['spa', 'skiing', 'curling'],
  services: ['nanny'],
  preferences: 'Quiet http://spam.example',
  onBehalfOf: 'Carla Moser',
};
const contact = { _id: 'c1', locale: 'de' as const, name: 'Anna Berger', email: 'anna@example.com', message: 'Grüße' };
const subscription = {
  confirmToken: 'c',
  unsubscribeToken: 'u',
  locale: 'de' as const,
  fullName: 'Lena Leser',
  email: 'l@example.com',
  status: 'pending' as const,
};

function drawn(letter: Letter, locale: Locale) {
  const letterhead = brandLetterhead(brand, locale);
  return { html: drawHtml(letter, letterhead, locale), text: drawText(letter, letterhead) };
}

/** What a reader of the page reads, without markup. */
function readable(page: string): string {
  return page
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
const squeezed = (text: string) => text.replace(/\s+/g, '');

const letters: [string, Letter, Locale][] = [
  ['enquiry to the office', enquiryOfficeLetter(enquiry, 'de', origin), 'de'],
  ['enquiry to the sender', enquirySenderLetter(enquiry, origin), 'en'],
  ['general enquiry to the office', enquiryOfficeLetter(general, 'de', origin), 'de'],
  ['general enquiry to the sender', enquirySenderLetter({ ...general, locale: 'de' }, origin), 'de'],
  ['contact to the office', contactOfficeLetter(contact, 'de'), 'de'],
  ['contact to the sender', contactSenderLetter(contact), 'de'],
  ['newsletter', newsletterConfirmLetter(subscription, `${origin}/newsletter/confirm?token=a&b`), 'de'],
  ['newsletter welcome', newsletterLetter('newsletterWelcome', subscription, `${origin}/newsletter/unsubscribe`), 'de'],
];

describe.each(letters)('%s', (_name, letter, locale) => {
  const { html: page, text } = drawn(letter, locale);

  it('says the same in text and HTML', () => {
    const words = squeezed(readable(page));
    for (const block of letter.blocks) {
      const said = 'facts' in block ? block.facts.flatMap(({ label, value }) => [label, value]) : Object.values(block);
      for (const part of said.filter(
        (one) => !['paragraph', 'note', 'heading', 'words', 'button', 'link'].includes(one),
      )) {
        expect(squeezed(text)).toContain(squeezed(part));
        if (!part.startsWith('http')) expect(words).toContain(squeezed(part));
      }
    }
  });

  it('loads nothing, runs nothing and escapes what people wrote', () => {
    expect(page).not.toMatch(/<(script|img|link|iframe|form|input)\b|url\(|src=|<b>/i);
    expect(page).not.toMatch(/&(?!(amp|lt|gt|quot|#39|nbsp);)/);
    expect(page).toContain(`<html lang="${locale}">`);
  });

  it('keeps the lines of the text short', () => {
    for (const line of text.split('\n').filter((one) => !one.includes('http')))
      expect(line.length).toBeLessThanOrEqual(72);
  });
});

describe('the office', () => {
  it('reads its own language, until when to answer, and everything that was said', () => {
    const { text } = drawn(enquiryOfficeLetter(general, 'de', origin), 'de');
    for (const part of [
      'bis 2. Dez. 2026, 22:30\u00a0Uhr',
      '6. – 13. März 2027 (1 Woche)',
      '2 Erwachsene, 2 Kinder (Alter: 4, 11)',
      'Hotelservice',
      'Chalet, Villa',
      'Skifahren, Spa und Wellness, curling',
      'Kinderbetreuung',
      'Carla Moser',
      'Englisch',
      'Quiet http://spam.example',
      '<script>alert("x")</script>',
    ]) {
      expect(squeezed(text)).toContain(squeezed(part));
    }
  });

  it('gets no mail wider than a telephone, however long a word somebody typed', () => {
    const long = 'W'.repeat(118);
    const typed = { fullName: long, email: `${long}@example.com`, message: long, onBehalfOf: long };
    const page = drawn(enquiryOfficeLetter({ ...general, ...typed }, 'de', origin), 'de').html;
    const around = page.slice(page.indexOf('<h1')).matchAll(/<(?:p|td)\b[^>]*>(?=(?:<a[^>]*>)?[^<]*W{118})/g);
    const breaks = [...around].map(([tag]) => tag.includes('word-break:break-word'));
    expect(breaks).toEqual(Array(7).fill(true));
  });

  it('knows the literal subjects', () => {
    expect(enquiryOfficeLetter(general, 'de', origin).subject).toBe('New general enquiry');
    const report = { mail: 'crashReport' as const, location: '/x', error: 'E', hasReloaded: true, requestId: 'r' };
    const met = { ...report, at: '2026-12-01T00:00:00Z', brandId: 'alpenglow' };
    const crash = crashReportLetter({ ...met, userId: 'user-1' }, 'de');
    expect(crash.subject).toBe('Frontend Crashed');
    expect(JSON.stringify(crash)).toContain('user-1');
    const { user } = messages.de.mail.fact;
    expect(JSON.stringify(crash)).toContain(user);
    expect(JSON.stringify(crashReportLetter({ ...met, userId: null }, 'de'))).not.toContain(user);
  });

  it('names property, place and dates in the subject of an enquiry about a property, and links to it', () => {
    const letter = enquiryOfficeLetter(enquiry, 'de', origin);
    expect(letter.subject).toBe('Anfrage: Haus & Hof, Lech am Arlberg, 6. – 13. März 2027');
    expect(drawn(letter, 'de').html).toContain(`href="${origin}/chalets/oesterreich/lech/haus-hof"`);
  });
});

describe('the sender', () => {
  it('is promised a reply within 24h and asked to check the spam folder, in both languages', () => {
    expect(drawn(enquirySenderLetter(enquiry, origin), 'en').text).toMatch(/within 24h[\s\S]*spam folder/);
    const german = drawn(enquirySenderLetter({ ...enquiry, locale: 'de' }, origin), 'de').text;
    expect(german).toMatch(/innerhalb von 24\s+Stunden[\s\S]*Spam-Ordner/);
  });

  it('gets back nothing that could carry somebody else’s message', () => {
    for (const letter of [enquirySenderLetter(general, origin), enquirySenderLetter(enquiry, origin)]) {
      const { text } = drawn(letter, 'en');
      expect(text).not.toMatch(/spam\.example|script|Carla|<b>/);
    }
    expect(drawn(contactSenderLetter(contact), 'de').text).not.toContain('Grüße');
  });

  it.each([
    ['Anna Berger', 'Dear Anna Berger,'],
    ['Jean-Luc d’Étoile Jr.', 'Dear Jean-Luc d’Étoile Jr.,'],
    [
      `${'Maximiliane Theodora '.repeat(7)}von und zu Hohenfels 🏔️👩🏽‍🎿🏴󠁧󠁢󠁳󠁣󠁴󠁿`,
      `Dear ${'Maximiliane Theodora '.repeat(7)}von und zu Hohenfels,`,
    ],
    ['Win now www.spam.example', 'Hello,'],
    ['https://spam.example', 'Hello,'],
    ['Call 0900 123456', 'Hello,'],
    ['<b>Anna</b>', 'Hello,'],
  ])('%s is greeted with %s', (name, expected) => {
    expect(greeting(name, mailWords('en'))).toBe(expected);
  });
});

describe('the paper', () => {
  it('names a brand whose address begins with its name once', () => {
    expect(brandLetterhead(brand, 'en').foot.slice(0, 2)).toEqual(['Alpenglow Reisen GmbH', '80333 München']);
    expect(brandLetterhead({ ...brand, postalAddress: ['Quai 3'] }, 'de').foot.slice(0, 2)).toEqual([
      'Alpenglow',
      'Quai 3',
    ]);
  });

  it('of an agency carries its name, address, telephone and its logo within the mail, and nothing of the platform', async () => {
    const logo = {
      bytes: await sharp({ create: { width: 440, height: 90, channels: 3, background: '#7c2f4a' } })
        .webp()
        .toBuffer(),
    };
    const agency = { name: 'Morgenrot & Reisen', address: 'Lindenallee 7', phone: '+49 89 1', logo };
    const letterhead = await agencyLetterhead(
      agency,
      { colors: brandColors({ main: '#7c2f4a', accent: '#e8b78e' }) },
      'helena@m.example',
      'de',
    );
    expect(letterhead.logo).toMatchObject({ width: 220, height: 45 });
    const letter = newsletterConfirmLetter(subscription, origin);
    const [page, text] = [drawHtml(letter, letterhead, 'de'), drawText(letter, letterhead)];
    expect(page).toContain('<img src="cid:logo" width="220" height="45" alt="Morgenrot &amp; Reisen"');
    expect(text).toMatch(/-- \nMorgenrot & Reisen\nLindenallee 7\nTelefon \+49 89 1 · helena@m\.example\n$/);
    for (const drawn of [page, text]) expect(drawn).not.toMatch(/Alpenglow|Luxury Distribution|Maximiliansplatz/);
    const broken = await agencyLetterhead(
      { ...agency, logo: { bytes: Buffer.from('x') } },
      brand,
      'helena@m.example',
      'de',
    );
    expect(drawHtml(letter, broken, 'de')).toContain('>Morgenrot &amp; Reisen</p>');
  });
});

describe('links', () => {
  it('lead to pages in the language of the letter; an address to write to has none', () => {
    const letter: Letter = {
      subject: '',
      heading: '',
      preview: '',
      blocks: [
        { kind: 'paragraph', text: 'https://example.com' },
        { kind: 'button', label: '', href: `${origin}/bookings/t` },
        { kind: 'link', before: '', label: '', href: `${origin}/newsletter/unsubscribe?token=t` },
        {
          kind: 'facts',
          facts: [
            { label: '', value: '', href: `${origin}/chalets` },
            { label: '', value: '', href: 'mailto:anna@example.com' },
            { label: '', value: '' },
          ],
        },
      ],
    };
    const hrefs = inItsLanguage(letter, 'de').blocks.flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ href }) => href) : 'href' in block ? [block.href] : [],
    );
    expect(hrefs).toEqual([
      `${origin}/bookings/t?lang=de`,
      `${origin}/newsletter/unsubscribe?token=t&lang=de`,
      `${origin}/chalets?lang=de`,
      'mailto:anna@example.com',
      undefined,
    ]);
  });
});

describe('markup', () => {
  it('escapes every value, in text and in attributes, and keeps markup made of it', () => {
    const inner = html`<i>${'a & "b"'}</i>`;
    expect(html`<p title="${`'"<>`}">${inner}${[inner, inner]}</p>`.value).toBe(
      '<p title="&#39;&quot;&lt;&gt;"><i>a &amp; &quot;b&quot;</i><i>a &amp; &quot;b&quot;</i><i>a &amp; &quot;b&quot;</i></p>',
    );
  });

  it('carries the brand’s colours', () => {
    const purple = { ...brand, name: 'Vela', colors: brandColors({ main: '#5b2a86', accent: '#c0c0c0' }) };
    const page = drawHtml(newsletterConfirmLetter(subscription, origin), brandLetterhead(purple, 'de'), 'de');
    expect(page).toContain('background-color:#5b2a86');
    expect(page).toContain('border-top:1px solid #c0c0c0');
    expect(page).toContain('>Vela</p>');
    expect(page).not.toContain('#11494b');
  });
});
