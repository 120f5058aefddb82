import type { AgencyPageContent } from './types';

/** Answers about what exists; each issue that builds something adds its own. */
export const helpCentrePage: AgencyPageContent = {
  slug: 'help-centre',
  title: { en: 'Help Centre', de: 'Hilfe' },
  heading: { en: 'Help Centre', de: 'Hilfe' },
  summary: {
    en: 'Short answers about your account, your team, verification, payouts and the design of your agency.',
    de: 'Kurze Antworten zu Ihrem Konto, Ihrem Team, der Prüfung, den Auszahlungen und dem Design Ihres Reisebüros.',
  },
  lead: {
    en: 'Nine short answers. For everything else, write or call: the reservations team is at the foot of every page.',
    de: 'Neun kurze Antworten. Für alles andere schreiben Sie uns oder rufen Sie an; das Reservierungsteam finden Sie am Ende jeder Seite.',
  },
  body: {
    en: `## How do I invite a colleague?

Under [Team](/partner/agency/team), with the email address and a role. The invitation is valid for 14 days and can be used once. Supervisors can invite; agents ask theirs.

## Why do I see no commissions yet?

They appear once your agency is verified. Ask for it under [Agency](/partner/agency), with a business email address or with the agency's details. Until then you can look around, but not book.

## How do I set up commission payouts?

Under [Commission payouts](/partner/agency/payouts). You verify the business and the bank account with our payment processor. You may stop at any point and continue later, on another device as well.

## How do offers and pages get our colours?

Under [Agency](/partner/agency). You see the result at once. If a colour makes text hard to read, the nearest shade that works is offered.

## A destination is missing. What can I do?

Add it under [My network](/partner/my-network) with the place and the reason. We answer every request there.

## How do I change my name or language?

Under [Your account](/user). The language applies to the pages and to our letters. You choose a new password where you sign in, under “Forgotten?”; for another email address, please write to us.

## How do I sign out everywhere?

With Sign out under [Your account](/user). It ends your session in every tab and on every host of the system.

## Is there a quick way around?

Press Ctrl K, or ⌘ K on a Mac, on any page. Type a few letters of a page or a command, choose with the arrow keys and press Enter.

## What happens to my data?

You can export everything we keep about you under [Your account](/user). What we keep, why and for how long is in the [privacy policy](/privacy-policy).`,
    de: `## Wie lade ich Kollegen ein?

Unter [Team](/partner/agency/team), mit E-Mail-Adresse und Rolle. Die Einladung gilt 14 Tage und lässt sich einmal verwenden. Einladen können Supervisoren; alle anderen fragen sie.

## Warum sehe ich noch keine Provisionen?

Sie erscheinen, sobald Ihr Reisebüro geprüft ist. Die Prüfung beantragen Sie unter [Reisebüro](/partner/agency), mit einer geschäftlichen E-Mail-Adresse oder den Angaben des Reisebüros. Bis dahin können Sie sich umsehen, aber nicht buchen.

## Wie richte ich die Provisionsauszahlung ein?

Unter [Provisionsauszahlung](/partner/agency/payouts). Dort bestätigen Sie Unternehmen und Bankkonto bei unserem Zahlungsdienst. Sie können jederzeit unterbrechen und später weitermachen, auch an einem anderen Gerät.

## Wie kommen unsere Farben auf Seiten und Angebote?

Unter [Reisebüro](/partner/agency). Sie sehen das Ergebnis sofort. Macht eine Farbe die Schrift schlecht lesbar, schlagen wir den nächsten lesbaren Ton vor.

## Ein Reiseziel fehlt. Was kann ich tun?

Ergänzen Sie es unter [Mein Netzwerk](/partner/my-network), mit Ort und Grund. Wir beantworten dort jeden Wunsch.

## Wie ändere ich meinen Namen oder die Sprache?

Unter [Ihr Konto](/user). Die Sprache gilt für die Seiten und für unsere E-Mails. Ein neues Passwort wählen Sie bei der Anmeldung unter „Vergessen?“; für eine andere E-Mail-Adresse schreiben Sie uns bitte.

## Wie melde ich mich überall ab?

Mit Abmelden unter [Ihr Konto](/user). Das beendet Ihre Sitzung in allen Tabs und auf allen Adressen des Systems.

## Geht es auch schneller?

Drücken Sie auf einer beliebigen Seite Strg K, auf dem Mac ⌘ K. Tippen Sie ein paar Buchstaben einer Seite oder eines Befehls, wählen Sie mit den Pfeiltasten und bestätigen Sie mit der Eingabetaste.

## Was geschieht mit meinen Daten?

Alles, was wir über Sie gespeichert haben, können Sie unter [Ihr Konto](/user) exportieren. Was wir warum und wie lange aufbewahren, steht in der [Datenschutzerklärung](/privacy-policy).`,
  },
};
