import type { InfoPageContent } from './types';

export const imprintPage: InfoPageContent = {
  slug: 'imprint',
  title: { en: 'Imprint', de: 'Impressum' },
  heading: { en: 'Imprint', de: 'Impressum' },
  summary: {
    en: 'Who operates this website: company, address, contact, commercial register and the statement on consumer dispute resolution.',
    de: 'Wer diese Website betreibt: Unternehmen, Anschrift, Kontakt, Handelsregister und die Erklärung zur Verbraucherschlichtung.',
  },
  lead: {
    en: 'Information under section 5 of the German Digital Services Act (DDG).',
    de: 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG).',
  },
  body: {
    en: `## Operator

Alpenglow Reisen GmbH

Maximiliansplatz 9, 80333 Munich, Germany

Represented by its managing directors; demonstration entry, to be replaced before publication.

## Contact

- Telephone: +49 89 55501840
- Email: [stay@alpenglow.example](mailto:stay@alpenglow.example)
- Reservations: 9am to 5pm, Monday to Saturday

## Register and tax

| Entry | Particulars |
|---|---|
| Commercial register | Local court (Amtsgericht) of Munich, HRB\u00a0000000 München; demonstration entry |
| VAT identification number | DE000000000; demonstration entry |
| Legal form | Limited liability company (GmbH), registered in Munich |

## Demonstration

Alpenglow Reisen GmbH is a fictional company. The houses, hotels, agencies and prices of this website are invented as well. The entries marked as demonstration must be replaced before the website is published.

## Responsible for content

Responsible for editorial content under section 18 (2) of the German Interstate Media Treaty (MStV): the managing directors at the address above; demonstration entry, to be replaced before publication.

## Our part

We arrange accommodation. A booking is a binding contract between the client and the lessor. The platform is not a contractual partner. The offer and the confirmation name the lessor.

## Dispute resolution for consumers

Statement under section 36 of the German Act on Alternative Dispute Resolution in Consumer Matters (VSBG): we are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board. Please write to us if something has gone wrong. In most cases that is enough.

## Contact point under the Digital Services Act

Authorities and users reach us directly at the email address above, in German or English. The [legal notice](/legal-notice) explains how to report content.`,
    de: `## Anbieter

Alpenglow Reisen GmbH

Maximiliansplatz 9, 80333 München, Deutschland

Vertreten durch die Geschäftsführung; Demonstrationsangabe, vor Veröffentlichung zu ersetzen.

## Kontakt

- Telefon: +49 89 55501840
- E-Mail: [stay@alpenglow.example](mailto:stay@alpenglow.example)
- Reservierung: Montag bis Samstag, 9 bis 17 Uhr

## Register und Steuer

| Eintrag | Angabe |
|---|---|
| Handelsregister | Amtsgericht München, HRB\u00a0000000; Demonstrationsangabe |
| Umsatzsteuer-Identifikationsnummer | DE000000000; Demonstrationsangabe |
| Rechtsform | Gesellschaft mit beschränkter Haftung, Sitz München |

## Demonstration

Die Alpenglow Reisen GmbH ist ein erfundenes Unternehmen. Auch die Häuser, Hotels, Reisebüros und Preise dieser Website sind erfunden. Die als Demonstration gekennzeichneten Angaben sind vor der Veröffentlichung zu ersetzen.

## Verantwortlich für den Inhalt

Verantwortlich für redaktionelle Inhalte nach § 18 Abs.\u00a02 Medienstaatsvertrag (MStV): die Geschäftsführung unter der oben genannten Anschrift; Demonstrationsangabe, vor Veröffentlichung zu ersetzen.

## Unsere Rolle

Wir vermitteln Unterkünfte. Eine Buchung ist ein verbindlicher Vertrag zwischen Kunde und Vermieter. Die Plattform ist nicht Vertragspartner. Angebot und Bestätigung nennen den Vermieter.

## Verbraucherstreitbeilegung

Erklärung nach § 36 Verbraucherstreitbeilegungsgesetz (VSBG): Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Bitte schreiben Sie uns, wenn etwas nicht in Ordnung war. Meist genügt das.

## Kontaktstelle nach dem Gesetz über digitale Dienste

Behörden und Nutzer erreichen uns unmittelbar unter der oben genannten E-Mail-Adresse, auf Deutsch oder Englisch. Wie Sie Inhalte melden, steht in den [rechtlichen Hinweisen](/legal-notice).`,
  },
  picture: null,
  updatedOn: '2026-10-01',
};
