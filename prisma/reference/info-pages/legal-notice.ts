import type { InfoPageContent } from './types';

export const legalNoticePage: InfoPageContent = {
  slug: 'legal-notice',
  title: { en: 'Legal notice', de: 'Rechtliche Hinweise' },
  heading: { en: 'Legal notice', de: 'Rechtliche Hinweise' },
  summary: {
    en: 'Liability for content and links, pictures and copyright, registration numbers of holiday lets, and how to report unlawful content.',
    de: 'Haftung für Inhalte und Links, Bilder und Urheberrecht, Registrierungsnummern von Ferienunterkünften und das Melden von Inhalten.',
  },
  lead: {
    en: 'What you may rely on here, what belongs to whom, and how to tell us when something is wrong.',
    de: 'Worauf Sie sich hier verlassen können, was wem gehört und wie Sie uns einen Fehler melden.',
  },
  body: {
    en: `## Content

The operator of this website is named in the [imprint](/imprint). We write our pages with care and answer for our own content under the general laws. Descriptions of houses and hotels are based on what lessors and hotels tell us and on our own visits. What has been agreed is set out in the confirmation you receive. If you find a mistake, please tell us; we correct it.

## Prices and availability

Prices and availability come from the lessors and hotels and may change until a booking is confirmed. If a price changes while you are looking at it, you see the difference before you decide. What is marked *on request* has to be confirmed by the lessor first.

## Registration numbers

Where a country requires a registration number for short-term rentals, the page of the house shows it, in line with Regulation (EU) 2024/1028. The lessor is responsible for the number being correct.

## Order of results

Search results come in the order you choose. If you choose none, houses that are free in your week come first. Nobody can pay for a better place.

## Guests' voices

The voices we quote come from the demonstration data of this website. They are not verified reviews, and we draw no rating from them.

## Pictures and texts

Texts, pictures, floor plans and the design of this website are protected by copyright. The pictures are computer-generated scenes and show no real houses. Verified agencies may use the material of a house in offers to their clients for as long as they offer that house. Every other use needs our written consent.

## Links

Where we link to other websites, their operators are responsible for the content. We check a link when we set it and remove it if we learn of a breach of the law.

## Reporting content

If you believe that something on this website is unlawful, write to [stay@alpenglow.example](mailto:stay@alpenglow.example). Please give:

- the address of the page
- the reason why you consider the content unlawful
- your name and email address
- a statement that your information is correct to the best of your knowledge

We confirm receipt, look into the report without delay and tell you our decision with reasons. A person decides, not a program. You may object by email to the same address, and the courts remain open to you.`,
    de: `## Inhalte

Den Betreiber dieser Website nennt das [Impressum](/impressum). Wir erstellen unsere Seiten mit Sorgfalt und haften für eigene Inhalte nach den allgemeinen Gesetzen. Die Beschreibungen der Häuser und Hotels beruhen auf Angaben der Vermieter und Hotels und auf unseren eigenen Besuchen. Was vereinbart ist, steht in der Bestätigung, die Sie erhalten. Finden Sie einen Fehler, so sagen Sie es uns bitte. Wir berichtigen ihn.

## Preise und Verfügbarkeit

Preise und Verfügbarkeit stammen von den Vermietern und Hotels und können sich ändern, bis eine Buchung bestätigt ist. Ändert sich ein Preis, während Sie ihn ansehen, erfahren Sie die Differenz, bevor Sie entscheiden. Was mit *auf Anfrage* gekennzeichnet ist, muss der Vermieter zuerst bestätigen.

## Registrierungsnummern

Verlangt ein Land für kurzfristige Vermietungen eine Registrierungsnummer, so steht sie gemäß der Verordnung (EU) 2024/1028 auf der Seite des Hauses. Für ihre Richtigkeit ist der Vermieter verantwortlich.

## Reihenfolge der Ergebnisse

Suchergebnisse erscheinen in der Reihenfolge, die Sie wählen. Wählen Sie keine, stehen Häuser vorn, die in Ihrer Woche frei sind. Ein besserer Platz ist nicht käuflich.

## Stimmen von Gästen

Die Stimmen, die wir zitieren, stammen aus den Demonstrationsdaten dieser Website. Sie sind keine geprüften Bewertungen, und wir leiten keine Noten aus ihnen ab.

## Bilder und Texte

Texte, Bilder, Grundrisse und die Gestaltung dieser Website sind urheberrechtlich geschützt. Die Bilder sind am Computer entstanden und zeigen keine wirklichen Häuser. Geprüfte Reisebüros dürfen das Material eines Hauses in Angeboten an ihre Kunden verwenden, solange sie dieses Haus anbieten. Jede andere Nutzung bedarf unserer schriftlichen Zustimmung.

## Links

Für Inhalte fremder Websites, auf die wir verlinken, sind deren Betreiber verantwortlich. Wir prüfen einen Link, wenn wir ihn setzen, und entfernen ihn, wenn uns ein Rechtsverstoß bekannt wird.

## Inhalte melden

Halten Sie etwas auf dieser Website für rechtswidrig, schreiben Sie an [stay@alpenglow.example](mailto:stay@alpenglow.example). Bitte nennen Sie:

- die Adresse der Seite
- den Grund, aus dem Sie den Inhalt für rechtswidrig halten
- Ihren Namen und Ihre E-Mail-Adresse
- die Erklärung, dass Ihre Angaben nach bestem Wissen richtig sind

Wir bestätigen den Eingang, prüfen die Meldung unverzüglich und teilen Ihnen unsere Entscheidung mit Begründung mit. Es entscheidet ein Mensch, kein Programm. Sie können per E-Mail an dieselbe Adresse widersprechen, und der Rechtsweg steht Ihnen offen.`,
  },
  picture: null,
  updatedOn: '2026-10-01',
};
