import { defaultTerms, percent, variantTerms, weeks } from './term-figures';
import type { InfoPageContent } from './types';

const { prepaymentPercent, balanceDaysBeforeCheckIn, refundPercent, cardFeePercent, depositWeeksBeforeArrival } =
  defaultTerms;
const { depositKeptFromDays, partialUntilDays, partialPercent } = variantTerms;

const prepayment = percent(prepaymentPercent);
const rest = percent(100 - prepaymentPercent);
const refund = percent(refundPercent);
const kept = percent(100 - refundPercent);
const all = percent(100);
const days = balanceDaysBeforeCheckIn;
const inWeeks = weeks(balanceDaysBeforeCheckIn);
const variantPrepayment = percent(variantTerms.prepaymentPercent);
const partial = percent(partialPercent);
const partialFromDays = depositKeptFromDays - 1;
const fullFromDays = partialUntilDays - 1;

export const termsAndConditionsPage: InfoPageContent = {
  slug: 'terms-and-conditions',
  title: { en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
  heading: { en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
  summary: {
    en: `Terms for enquiries and bookings: contract, ${prepayment} prepayment, balance ${days} days before check-in, cancellation, card fee, security deposit.`,
    de: `Bedingungen für Anfragen und Buchungen: Vertrag, ${prepayment} Anzahlung, Rest ${days} Tage vor Anreise, Stornierung, Kartengebühr, Kaution.`,
  },
  lead: {
    en: 'Who concludes the contract, what is due on which day, and what happens if you cannot come.',
    de: 'Wer den Vertrag schließt, was an welchem Tag fällig ist und was gilt, wenn Sie nicht kommen können.',
  },
  body: {
    en: `## 1. Scope

Alpenglow Reisen GmbH, Maximiliansplatz 9, 80333 Munich, operates this platform and arranges stays in chalets, apartments and villas. These terms apply to the use of the platform and to our work as an intermediary. For the stay itself the terms of the lessor apply as well. You receive them before you book.

## 2. Who concludes the contract

The booking is a binding contract between the client and the lessor. The platform is not a contractual partner. The offer and the confirmation name the lessor. We are liable for our work as an intermediary, not for the accommodation.

## 3. Enquiry and booking

1. An enquiry is free and not binding. We reply within 24 hours.
2. An offer names the house, the period, the price, the service level and the terms. Houses remain subject to availability until they are confirmed.
3. You book by accepting the offer. Where a house can be booked online by consumers, the last button reads *Book with obligation to pay*.
4. The contract exists once the lessor has confirmed the booking.

Please check the confirmation and tell us at once if something is not as agreed.

## 4. Prices

The price is for the whole house and the whole stay in the currency shown. It includes the services of the chosen service level. Tourist tax and services booked on site are added where the house states this.

## 5. Prepayment and balance

Unless the page of the house and the offer state otherwise, the default terms apply:

| Due | Amount |
|---|---|
| On confirmation | ${prepayment} of the price |
| ${days} days (${inWeeks} weeks) before check-in | the remaining ${rest} |
| Booking less than ${days} days before check-in | ${all}, on confirmation |

The offer names the dates. If a payment does not arrive in spite of a reminder with a reasonable period, the lessor may withdraw and charge the cancellation fee.

## 6. Cancellation

You may cancel at any time by email. The day on which your message reaches us counts. Under the default terms:

| Cancellation | Consequence |
|---|---|
| Up to ${days} days before arrival | ${refund} of the price is refunded, ${kept} is kept |
| Later, or no arrival | ${all} of the price is invoiced |

The ${days}th day before arrival still counts as in time. If only the prepayment has been made by then, it is kept and nothing further is due. You are free to show that the lessor has suffered less damage or none, or has let the house to others. If the lessor cancels, you receive back everything you have paid.

## 7. Terms of some houses

Some lessors use other terms, for example these:

| Step | Rule |
|---|---|
| On confirmation | ${variantPrepayment} part payment |
| One month before check-in | balance |
| Cancellation ${depositKeptFromDays} or more days before | the part payment is kept |
| Cancellation ${partialFromDays} to ${partialUntilDays} days before | ${partial} of the price |
| Cancellation ${fullFromDays} or fewer days before | ${all} of the price |

The terms shown with the house and in the offer always prevail.

## 8. Means of payment

You pay by bank transfer or credit card, as far as the lessor accepts them. For credit cards a fee may apply. Its rate is shown with the house; if none is stated, it is ${percent(cardFeePercent)} of the amount paid by card. **There is no fee for consumer cards issued in the European Economic Area**, because the law forbids it there, and none for bank transfers. The fee is shown before you pay.

## 9. Security deposit

Where a house asks for a security deposit, it is blocked or taken ${depositWeeksBeforeArrival} weeks before arrival. The amount and the manner are shown with the house. After departure the lessor checks the house and releases the deposit, less any damage and unpaid extras, with an account of both.

## 10. The house

- No more persons may stay than the booking states.
- Pets need the lessor's consent; please give their details when you book.
- The rules of the house apply, as does the quiet of the village at night.
- Please report defects at once to the contact on site and to us.

## 11. No right of withdrawal

There is no statutory right of withdrawal for accommodation booked for a specific period (section 312g (2) no.\u00a09 of the German Civil Code, BGB). The cancellation terms above remain. We recommend travel cancellation insurance.

## 12. Our liability

We are liable without limit for intent and gross negligence, for injury to life, body or health, and under the German Product Liability Act. For slight negligence we are liable only if a duty essential to the contract is breached, and then for the damage typical and foreseeable.

## 13. Travel agencies

For agencies, their partner agreement applies in addition, and the [package rate rules](/package-rate-rules) for package rates. An agency that sells a stay as part of a package is as a rule its organiser.

## 14. Law and disputes

German law applies to our work as an intermediary. Consumers keep the protection of the mandatory law of the country in which they live. We do not take part in dispute resolution before a consumer arbitration board; see the [imprint](/imprint). If a clause is invalid, the others remain.`,
    de: `## 1. Geltung

Die Alpenglow Reisen GmbH, Maximiliansplatz 9, 80333 München, betreibt diese Plattform und vermittelt Aufenthalte in Chalets, Apartments und Villen. Diese Bedingungen gelten für die Nutzung der Plattform und für unsere Vermittlung. Für den Aufenthalt selbst gelten zusätzlich die Bedingungen des Vermieters. Sie erhalten sie, bevor Sie buchen.

## 2. Wer den Vertrag schließt

Die Buchung ist ein verbindlicher Vertrag zwischen Kunde und Vermieter. Die Plattform ist nicht Vertragspartner. Angebot und Bestätigung nennen den Vermieter. Wir haften für unsere Vermittlung, nicht für die Unterkunft.

## 3. Anfrage und Buchung

1. Eine Anfrage ist kostenlos und unverbindlich. Wir antworten innerhalb von 24 Stunden.
2. Ein Angebot nennt Haus, Zeitraum, Preis, Servicestufe und Bedingungen. Bis zur Bestätigung bleibt ein Zwischenverkauf vorbehalten.
3. Sie buchen, indem Sie das Angebot annehmen. Können Verbraucher ein Haus online buchen, trägt die letzte Schaltfläche die Aufschrift *zahlungspflichtig buchen*.
4. Der Vertrag kommt zustande, sobald der Vermieter die Buchung bestätigt.

Bitte prüfen Sie die Bestätigung, und sagen Sie uns sofort, wenn etwas nicht der Vereinbarung entspricht.

## 4. Preise

Der Preis gilt für das ganze Haus und den gesamten Aufenthalt in der angezeigten Währung. Er umfasst die Leistungen der gewählten Servicestufe. Kurtaxe und vor Ort gebuchte Leistungen kommen hinzu, sofern das Haus darauf hinweist.

## 5. Anzahlung und Restzahlung

Soweit die Seite des Hauses und das Angebot nichts anderes angeben, gelten die Standardbedingungen:

| Fällig | Betrag |
|---|---|
| Mit der Bestätigung | ${prepayment} des Preises |
| ${days} Tage (${inWeeks} Wochen) vor der Anreise | die übrigen ${rest} |
| Bei Buchung weniger als ${days} Tage vor der Anreise | ${all} mit der Bestätigung |

Das Angebot nennt die Termine. Geht eine Zahlung trotz Mahnung mit angemessener Frist nicht ein, kann der Vermieter zurücktreten und die Stornokosten berechnen.

## 6. Stornierung

Sie können jederzeit per E-Mail stornieren. Es zählt der Tag, an dem Ihre Nachricht bei uns eingeht. Nach den Standardbedingungen gilt:

| Stornierung | Folge |
|---|---|
| Bis ${days} Tage vor der Anreise | ${refund} des Preises werden erstattet, ${kept} einbehalten |
| Später oder bei Nichtanreise | ${all} des Preises werden berechnet |

Der ${days}. Tag vor der Anreise ist noch rechtzeitig. Ist bis dahin nur die Anzahlung geleistet, wird sie einbehalten, und Sie schulden nichts weiter. Der Nachweis, dass dem Vermieter kein oder ein geringerer Schaden entstanden ist oder er das Haus anderweitig vermietet hat, bleibt Ihnen unbenommen. Storniert der Vermieter, erhalten Sie alles Gezahlte zurück.

## 7. Bedingungen einzelner Häuser

Einige Vermieter verwenden andere Bedingungen, zum Beispiel diese:

| Schritt | Regel |
|---|---|
| Mit der Bestätigung | ${variantPrepayment} Teilzahlung |
| Einen Monat vor der Anreise | Restzahlung |
| Stornierung ${depositKeptFromDays} oder mehr Tage vorher | die Teilzahlung wird einbehalten |
| Stornierung ${partialFromDays} bis ${partialUntilDays} Tage vorher | ${partial} des Preises |
| Stornierung ${fullFromDays} oder weniger Tage vorher | ${all} des Preises |

Es gelten stets die Bedingungen, die beim Haus und im Angebot stehen.

## 8. Zahlungsmittel

Sie zahlen per Überweisung oder Kreditkarte, soweit der Vermieter beides annimmt. Für Kreditkarten kann eine Gebühr anfallen. Ihr Satz steht beim Haus. Fehlt eine Angabe, beträgt sie ${percent(cardFeePercent)} des mit der Karte gezahlten Betrags. **Für Karten von Verbrauchern, die im Europäischen Wirtschaftsraum ausgegeben wurden, fällt keine Gebühr an**, weil das Gesetz sie dort untersagt, ebenso wenig für Überweisungen. Sie sehen die Gebühr, bevor Sie zahlen.

## 9. Kaution

Verlangt ein Haus eine Kaution, wird sie ${depositWeeksBeforeArrival} Wochen vor der Anreise blockiert oder eingezogen. Höhe und Art stehen beim Haus. Nach der Abreise prüft der Vermieter das Haus und gibt die Kaution frei, abzüglich etwaiger Schäden und offener Extras, über die er abrechnet.

## 10. Das Haus

- Es dürfen nicht mehr Personen im Haus wohnen, als die Buchung nennt.
- Haustiere bedürfen der Zustimmung des Vermieters. Bitte machen Sie bei der Buchung Angaben dazu.
- Es gelten die Hausordnung und die Nachtruhe des Ortes.
- Bitte melden Sie Mängel sofort dem Ansprechpartner vor Ort und uns.

## 11. Kein Widerrufsrecht

Für Unterkünfte, die für einen bestimmten Zeitraum gebucht werden, besteht kein gesetzliches Widerrufsrecht (§ 312g Abs.\u00a02 Nr.\u00a09 BGB). Die Stornobedingungen bleiben davon unberührt. Wir empfehlen eine Reiserücktrittsversicherung.

## 12. Unsere Haftung

Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit sowie nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Vertragspflicht verletzt ist, und dann für den vertragstypischen, vorhersehbaren Schaden.

## 13. Reisebüros

Für Reisebüros gilt ergänzend ihre Partnervereinbarung, für Paketraten gelten die [Regeln für Paketraten](/package-rate-rules). Verkauft ein Reisebüro einen Aufenthalt als Teil eines Pakets, ist es in der Regel dessen Veranstalter.

## 14. Recht und Streitfälle

Für unsere Vermittlung gilt deutsches Recht. Verbrauchern bleibt der Schutz der zwingenden Vorschriften des Landes erhalten, in dem sie leben. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil, siehe [Impressum](/impressum). Ist eine Klausel unwirksam, bleiben die übrigen gültig.`,
  },
  picture: null,
  updatedOn: '2026-10-01',
};
