import { retentionTable } from './retention-table';
import type { InfoPageContent } from './types';

export const privacyPolicyPage: InfoPageContent = {
  slug: 'privacy-policy',
  title: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
  heading: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
  summary: {
    en: 'Which personal data we process, why and for how long: enquiries, bookings, newsletter, click log after consent, and your rights.',
    de: 'Welche personenbezogenen Daten wir verarbeiten, wozu und wie lange: Anfragen, Buchungen, Newsletter, Klickprotokoll und Ihre Rechte.',
  },
  lead: {
    en: 'We keep what your stay requires and what the law demands. Anything beyond that waits for your consent.',
    de: 'Wir speichern, was Ihr Aufenthalt erfordert und das Gesetz verlangt. Alles andere wartet auf Ihre Einwilligung.',
  },
  body: {
    en: `## 1. Controller

Alpenglow Reisen GmbH, Maximiliansplatz 9, 80333 Munich, telephone +49 89 55501840, [stay@alpenglow.example](mailto:stay@alpenglow.example). Questions on data protection go there too.

## 2. In short

- The public pages load nothing from third-party hosts. Fonts, pictures and maps come from our own servers.
- Before you consent, we store on your device only what you asked for.
- The click log and its session id start only after consent. You can withdraw it in the footer at any time.
- We do not sell data, and no program makes decisions about you.

## 3. What is kept on your device

| What | Why | When and how long |
|---|---|---|
| Language | so that you keep the language you chose | when you choose it, up to 12 months |
| Consent | so that we do not ask again | when you answer, up to 12 months |
| Search filter | so that your search is still there | when you search, until you delete it |
| Drafts of forms | so that nothing typed is lost | in session storage, until you close the tab |
| Session id of the click log | to connect the clicks of one visit | only after consent, until you withdraw it |

The first four are necessary for what you asked for (section 25 (2) no.\u00a02 TDDDG). The last rests on your consent (section 25 (1) TDDDG, Art.\u00a06 (1) (a) GDPR). Accepting and declining are one click each.

## 4. Visiting the website

Our server records the IP address, the time, the page requested, the status and the browser's name. We need this to deliver the pages and to recognise attacks (Art.\u00a06 (1) (f) GDPR). We also count submitted forms per address to prevent abuse.

## 5. Click log

If you consent, we record which pages you open, what you click and what you search for, with a random session id and without your name. It shows us where the website is hard to use. We share it with nobody.

## 6. Enquiries and messages

We process what you enter: name, email, telephone, city, dates, guests and ages of children, wishes, your message and, if you enquire for somebody else, whom it is for. Your enquiry is stored first and then delivered to our reservations team by email. The basis is Art.\u00a06 (1) (b) GDPR. Please tell us about allergies or illnesses only if your stay requires it; you thereby consent to their use for that purpose.

## 7. Bookings and payment

We pass on to the lessor, and to the services you ordered, what they need for your stay. Of a card we keep the brand, the last four digits and the expiry date. Only if a lessor needs the card itself is its number kept, encrypted, and deleted after departure. The security code is never stored. The bases are Art.\u00a06 (1) (b) and, for accounting, (c) GDPR.

## 8. Newsletter

You give your name and email address and accept this policy. We then send a link; you are subscribed only once you have confirmed it (double opt-in). We record the time and the wording of your consent as proof. You can unsubscribe at any time, in every issue or by email. The basis is Art.\u00a06 (1) (a) GDPR.

## 9. Travel agencies and hotels

For users of the Luxury Distribution System we process account and contact details, the agency, bookings, messages, commission and payouts (Art.\u00a06 (1) (b) and (f) GDPR). Signing in sets a session cookie. An invitation link leaves the inviting partner's id in your browser, so that your registration is assigned correctly. Changes to bookings, money and permissions are recorded with the user and the time. Agencies enter their clients' details on their own responsibility and inform their clients.

## 10. Who receives data

Lessors, hotels and the local services you ordered; processors for hosting and email, bound by contract; where used, a payment processor, whose card fields appear only when you choose to pay by card, and for signed-in agencies a chat and payout provider; authorities, where the law requires it. Switzerland has an adequacy decision of the European Commission. We transfer data to other countries outside the EEA only under the conditions of Art.\u00a044 et seq. GDPR.

## 11. How long we keep data

${retentionTable('en')}

## 12. Your rights

You have the right of access, rectification, erasure, restriction and data portability (Art.\u00a015 to 20 GDPR). You may withdraw consent at any time for the future. **You may object to processing based on Art.\u00a06 (1) (f) GDPR on grounds relating to your particular situation, and to direct marketing without giving grounds (Art.\u00a021 GDPR).** An email is enough; we answer within one month.

You may also complain to a supervisory authority. Ours is the Bayerisches Landesamt für Datenschutzaufsicht in Ansbach.

## 13. Must you give us data?

No. But without dates and a way to reach you we cannot answer an enquiry, nor can a lessor confirm a booking without names and an address.

## 14. Security and changes

Connections are encrypted, access is limited to those who need it. If our processing changes, we adapt this page and its date.`,
    de: `## 1. Verantwortlicher

Alpenglow Reisen GmbH, Maximiliansplatz 9, 80333 München, Telefon +49 89 55501840, [stay@alpenglow.example](mailto:stay@alpenglow.example). Dorthin richten Sie bitte auch Fragen zum Datenschutz.

## 2. Kurz gefasst

- Die öffentlichen Seiten laden nichts von fremden Servern. Schriften, Bilder und Karten kommen von unseren eigenen.
- Vor Ihrer Einwilligung speichern wir auf Ihrem Gerät nur, worum Sie gebeten haben.
- Klickprotokoll und Sitzungskennung beginnen erst nach Ihrer Einwilligung. Sie können sie jederzeit in der Fußzeile widerrufen.
- Wir verkaufen keine Daten, und kein Programm trifft Entscheidungen über Sie.

## 3. Was auf Ihrem Gerät gespeichert wird

| Was | Wozu | Wann und wie lange |
|---|---|---|
| Sprache | damit die gewählte Sprache bleibt | sobald Sie wählen, bis zu 12 Monate |
| Einwilligung | damit wir nicht erneut fragen | sobald Sie antworten, bis zu 12 Monate |
| Suchfilter | damit Ihre Suche erhalten bleibt | sobald Sie suchen, bis Sie ihn löschen |
| Entwürfe von Formularen | damit nichts Geschriebenes verloren geht | im Sitzungsspeicher, bis Sie den Tab schließen |
| Sitzungskennung des Klickprotokolls | um die Klicks eines Besuchs zu verbinden | nur nach Einwilligung, bis zum Widerruf |

Die ersten vier sind für das erforderlich, worum Sie gebeten haben (§ 25 Abs.\u00a02 Nr.\u00a02 TDDDG). Die letzte beruht auf Ihrer Einwilligung (§ 25 Abs.\u00a01 TDDDG, Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO). Zustimmen und Ablehnen kosten je einen Klick.

## 4. Besuch der Website

Unser Server protokolliert IP-Adresse, Zeitpunkt, aufgerufene Seite, Status und Browserkennung. Das ist nötig, um die Seiten auszuliefern und Angriffe zu erkennen (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Senden Sie ein Formular ab, zählen wir außerdem die Einsendungen je Adresse, um Missbrauch zu verhindern.

## 5. Klickprotokoll

Wenn Sie einwilligen, halten wir fest, welche Seiten Sie öffnen, was Sie anklicken und wonach Sie suchen, mit einer zufälligen Sitzungskennung und ohne Ihren Namen. So sehen wir, wo die Website schwer zu bedienen ist. Wir geben das Protokoll niemandem weiter.

## 6. Anfragen und Nachrichten

Wir verarbeiten, was Sie eingeben: Name, E-Mail-Adresse, Telefonnummer, Ort, Reisedaten, Gäste und Alter der Kinder, Wünsche, Ihre Nachricht und, falls Sie für jemand anderen anfragen, für wen. Ihre Anfrage wird zuerst gespeichert und dann per E-Mail an unsere Reservierung zugestellt. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO. Allergien oder Krankheiten nennen Sie bitte nur, wenn Ihr Aufenthalt es erfordert; damit willigen Sie in die Verwendung zu diesem Zweck ein.

## 7. Buchung und Zahlung

Bei einer Buchung geben wir an den Vermieter und an die von Ihnen bestellten Dienstleister weiter, was sie für Ihren Aufenthalt benötigen. Von einer Karte speichern wir die Marke, die letzten vier Ziffern und das Ablaufdatum. Nur wenn ein Vermieter die Karte selbst benötigt, wird ihre Nummer verschlüsselt aufbewahrt und nach der Abreise gelöscht. Die Prüfziffer wird nie gespeichert. Rechtsgrundlagen sind Art.\u00a06 Abs.\u00a01 lit.\u00a0b und, für die Buchführung, lit.\u00a0c DSGVO.

## 8. Newsletter

Sie geben Namen und E-Mail-Adresse an und stimmen dieser Erklärung zu. Danach erhalten Sie eine Nachricht mit einem Link. Erst wenn Sie ihn öffnen und bestätigen, sind Sie angemeldet (Double-Opt-in). Zeitpunkt und Wortlaut Ihrer Einwilligung halten wir als Nachweis fest. Abmelden können Sie sich jederzeit, in jeder Ausgabe oder per E-Mail. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO.

## 9. Reisebüros und Hotels

Von Nutzern des Luxury Distribution System verarbeiten wir Konto- und Kontaktdaten, Reisebüro, Buchungen, Nachrichten, Provisionen und Auszahlungen (Art.\u00a06 Abs.\u00a01 lit.\u00a0b und f DSGVO). Die Anmeldung setzt ein Sitzungscookie. Ein Einladungslink hinterlässt die Kennung des einladenden Partners in Ihrem Browser, damit Ihre Registrierung richtig zugeordnet wird. Änderungen an Buchungen, Geld und Rechten werden mit Nutzer und Zeitpunkt aufgezeichnet. Reisebüros erfassen die Daten ihrer Kunden in eigener Verantwortung und informieren ihre Kunden darüber.

## 10. Wer Daten erhält

Vermieter, Hotels und die von Ihnen bestellten Dienstleister vor Ort; vertraglich gebundene Auftragsverarbeiter für Hosting und E-Mail; soweit eingesetzt, ein Zahlungsdienstleister, dessen Kartenfelder nur erscheinen, wenn Sie Kartenzahlung wählen, und für angemeldete Reisebüros ein Anbieter für Chat und Auszahlungen; Behörden, wenn das Gesetz es verlangt. Für die Schweiz besteht ein Angemessenheitsbeschluss der Europäischen Kommission. In andere Länder außerhalb des EWR übermitteln wir Daten nur unter den Voraussetzungen der Art.\u00a044 ff. DSGVO.

## 11. Wie lange wir Daten speichern

${retentionTable('de')}

## 12. Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit (Art.\u00a015 bis 20 DSGVO). Einwilligungen können Sie jederzeit mit Wirkung für die Zukunft widerrufen. **Gegen Verarbeitungen nach Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO können Sie aus Gründen Ihrer besonderen Situation Widerspruch einlegen, gegen Direktwerbung ohne Angabe von Gründen (Art.\u00a021 DSGVO).** Eine E-Mail genügt. Wir antworten innerhalb eines Monats.

Sie können sich auch bei einer Aufsichtsbehörde beschweren. Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht in Ansbach.

## 13. Müssen Sie Daten angeben?

Nein. Ohne Reisedaten und eine Möglichkeit, Sie zu erreichen, können wir eine Anfrage jedoch nicht beantworten, und ohne Namen und Anschrift kann kein Vermieter eine Buchung bestätigen.

## 14. Sicherheit und Änderungen

Verbindungen sind verschlüsselt, Zugriff hat nur, wer ihn braucht. Ändert sich unsere Verarbeitung, passen wir diese Seite und ihr Datum an.`,
  },
  picture: null,
  updatedOn: '2026-11-27',
};
