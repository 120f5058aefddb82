import type { InfoPageContent } from './types';

export const packageRateRulesPage: InfoPageContent = {
  slug: 'package-rate-rules',
  title: { en: 'Package rate rules', de: 'Regeln für Paketraten' },
  heading: { en: 'Package rate rules', de: 'Regeln für Paketraten' },
  summary: {
    en: 'Rules for travel agencies that book package rates: sold only as part of a bundle, paid by the agency, never shown on their own.',
    de: 'Regeln für Reisebüros, die Paketraten buchen: Verkauf nur im Bündel, Zahlung durch das Reisebüro, kein Ausweis des Einzelpreises.',
  },
  lead: {
    en: 'A package rate is lower because nobody outside sees it. These rules keep it that way.',
    de: 'Eine Paketrate ist niedriger, weil niemand außerhalb sie sieht. Diese Regeln sorgen dafür, dass es so bleibt.',
  },
  body: {
    en: `## 1. What a package rate is

A package rate is a hotel rate for travel agencies that sell the accommodation together with other travel services at one total price. It exists only for the payment profile in which the agency pays the package rate. With every other payment profile it is not shown.

## 2. Who may book it

Verified travel agencies only, and only when the booking really will be packaged. The agency states this by ticking *Booking will be packaged*. The tick is a binding statement to the hotel.

## 3. Only in a bundle

The accommodation must be sold with at least one of the following:

- the journey to or from the destination
- a hire car for the stay
- another travel service that makes up a significant part of the price or is an essential feature of the trip, such as ski passes with tuition

Services that belong to the room do not count: breakfast, Wi-Fi, parking, the use of the spa.

## 4. Never shown on its own

The package rate must not reach the client or the public as a stand-alone price. This holds for offers, invoices, confirmations, emails, websites, advertising, price comparisons and telephone calls. The client sees the total price of the package. Nor may the rate be worked out from other lines: do not show the remaining services at prices that reveal it.

| Document | May show |
|---|---|
| Client offer and invoice | the services and one total price |
| Voucher for the hotel | the stay, no price |
| Internal papers of the agency | the package rate |

## 5. Payment

The agency pays the hotel or us. The client's card may not be used, and the hotel gives the client no invoice for the room. Extras on site are paid by the client.

## 6. The agency is the organiser

Whoever combines the services and sells them at a total price is as a rule the organiser under the Package Travel Directive (EU) 2015/2302. The agency provides the information required by law, the insolvency protection and the help due to travellers. Neither the hotel nor we become the organiser.

## 7. If the package falls apart

If the other services are cancelled, or the client wants the room alone, please tell us before arrival. The stay is then rebooked at a stand-alone rate if one is available; otherwise the cancellation terms of the package rate apply.

## 8. Breaches

If a rule is broken, the hotel may charge the difference to its public rate. We may withdraw access to package rates, after asking the agency for its side. In doubt, ask beforehand: [stay@alpenglow.example](mailto:stay@alpenglow.example).`,
    de: `## 1. Was eine Paketrate ist

Eine Paketrate ist eine Hotelrate für Reisebüros, die die Unterkunft zusammen mit anderen Reiseleistungen zu einem Gesamtpreis verkaufen. Es gibt sie nur in dem Zahlungsprofil, in dem das Reisebüro die Paketrate bezahlt. In allen anderen Zahlungsprofilen wird sie nicht angezeigt.

## 2. Wer sie buchen darf

Nur geprüfte Reisebüros, und nur, wenn die Buchung tatsächlich Teil eines Pakets wird. Das Reisebüro bestätigt dies, indem es *Buchung wird Teil eines Pakets* ankreuzt. Diese Angabe ist gegenüber dem Hotel verbindlich.

## 3. Nur im Bündel

Die Unterkunft muss mit mindestens einer der folgenden Leistungen verkauft werden:

- An- oder Abreise
- Mietwagen für den Aufenthalt
- eine andere touristische Leistung, die einen erheblichen Teil des Preises ausmacht oder ein wesentliches Merkmal der Reise ist, etwa Skipass mit Unterricht

Leistungen, die zum Zimmer gehören, zählen nicht: Frühstück, WLAN, Parkplatz, Nutzung des Spa.

## 4. Kein Einzelpreis

Die Paketrate darf weder dem Kunden noch der Öffentlichkeit als Einzelpreis bekannt werden. Das gilt für Angebote, Rechnungen, Bestätigungen, E-Mails, Websites, Werbung, Preisvergleiche und Telefongespräche. Der Kunde sieht den Gesamtpreis des Pakets. Die Rate darf sich auch nicht errechnen lassen: Weisen Sie die übrigen Leistungen nicht zu Preisen aus, aus denen sie hervorgeht.

| Dokument | Darf zeigen |
|---|---|
| Angebot und Rechnung für den Kunden | die Leistungen und einen Gesamtpreis |
| Voucher für das Hotel | den Aufenthalt, keinen Preis |
| Interne Unterlagen des Reisebüros | die Paketrate |

## 5. Zahlung

Das Reisebüro zahlt an das Hotel oder an uns. Die Karte des Kunden darf nicht verwendet werden, und das Hotel stellt dem Kunden für das Zimmer keine Rechnung. Extras vor Ort bezahlt der Kunde.

## 6. Das Reisebüro ist Veranstalter

Wer die Leistungen verbindet und zu einem Gesamtpreis verkauft, ist in der Regel Reiseveranstalter im Sinne der Pauschalreiserichtlinie (EU) 2015/2302, in Deutschland nach §§ 651a ff. BGB. Das Reisebüro sorgt für die gesetzlichen Informationen, die Insolvenzabsicherung und den Beistand für Reisende. Weder das Hotel noch wir werden zum Veranstalter.

## 7. Wenn das Paket wegfällt

Werden die übrigen Leistungen storniert oder möchte der Kunde nur das Zimmer, so teilen Sie uns das bitte vor der Anreise mit. Der Aufenthalt wird dann auf eine Einzelrate umgebucht, sofern eine verfügbar ist. Andernfalls gelten die Stornobedingungen der Paketrate.

## 8. Verstöße

Wird gegen eine Regel verstoßen, darf das Hotel die Differenz zu seiner öffentlichen Rate berechnen. Wir können den Zugang zu Paketraten entziehen, nachdem wir das Reisebüro angehört haben. Im Zweifel fragen Sie bitte vorher: [stay@alpenglow.example](mailto:stay@alpenglow.example).`,
  },
  picture: null,
  updatedOn: '2026-10-01',
};
