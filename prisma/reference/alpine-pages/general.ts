import type { AlpinePageContent } from './page-content';

export const generalPages: readonly AlpinePageContent[] = [
  {
    slug: 'overview',
    place: { kind: 'overview', ids: [] },
    path: '/die-luxuriösesten-chalets-der-alpen',
    title: { en: 'The most luxurious chalets in the Alps', de: 'Die luxuriösesten Chalets der Alpen' },
    heading: { en: 'The most luxurious chalets in the Alps', de: 'Die luxuriösesten Chalets der Alpen' },
    summary: {
      en: 'Private chalets, apartments and villas in Austria, Switzerland, France and Italy, each visited by us, with service made to measure.',
      de: 'Private Chalets, Apartments und Villen in Österreich, der Schweiz, Frankreich und Italien, von uns besucht, mit Service nach Maß.',
    },
    lead: {
      en: 'A house of one’s own in the mountains, for a week or two, with the fire lit and the snow cleared before you arrive.',
      de: 'Ein eigenes Haus in den Bergen, für eine Woche oder zwei, und wenn Sie ankommen, brennt das Feuer und der Weg ist geräumt.',
    },
    body: {
      en: `## What we look for in a house

The superlative stands in the address bar and may stay there. In a house it is recognised by other things: rooms that are quiet at night, a ski room that is warm in the morning, a table at which everybody has a place, and a view that does not need a caption. We have slept in every house we show. Some we left out because the road was too loud, or the second-best bedroom too obviously second.

## Four countries, one mountain range

Austria has the villages and the cooking, France the large ski areas and the houses beside the piste. Switzerland offers height, railways and a talent for privacy; Italy the light of the Dolomites and lunches without an end time. None of it is better than the rest. It depends on who is travelling, and when.

## How to choose

Begin with three questions. How good does the snow have to be? In December and late March the altitude of the village counts more than its name. How much village would you like in the evening? And how far may the journey be? Two hours from the airport are a different holiday from four. When you have the answers, two or three places are left, and we gladly argue for one of them.

## Week, price and service

Most houses are let from Saturday to Saturday, some from Sunday, a few for four nights in January or for ten and fourteen over the holidays. You choose how much company you want: the house alone, with breakfast, or with a chef and team. The price of each week is shown with the house. Where it says on request, we ask the owner and reply with a figure.`,
      de: `## Worauf wir bei einem Haus achten

Der Superlativ steht in der Adresszeile und darf dort bleiben. Im Haus erkennt man ihn an anderen Dingen: an Zimmern, die nachts still sind, an einem Skiraum, der morgens warm ist, an einem Tisch, an dem alle Platz finden, und an einer Aussicht, die keine Erklärung braucht. Wir haben in jedem Haus geschlafen, das wir zeigen. Manche haben wir weggelassen, weil die Straße zu laut war oder das zweite Schlafzimmer zu deutlich das zweite.

## Vier Länder, ein Gebirge

Österreich hat die Dörfer und die Küche, Frankreich die großen Skigebiete und die Häuser an der Piste. Die Schweiz bietet Höhe, Bahnen und ein Talent für Zurückhaltung, Italien das Licht der Dolomiten und Mittagessen ohne Schlusszeit. Besser oder schlechter ist davon nichts. Es kommt darauf an, wer reist und wann.

## Wie man wählt

Am Anfang stehen drei Fragen. Wie sicher muss der Schnee sein? Im Dezember und Ende März zählt die Höhe des Ortes mehr als sein Name. Wie viel Dorf möchten Sie am Abend? Und wie weit darf der Weg sein? Zwei Stunden vom Flughafen sind eine andere Reise als vier. Wer das weiß, hat noch zwei oder drei Orte vor sich, und für einen davon legen wir gern ein gutes Wort ein.

## Woche, Preis und Service

Die meisten Häuser werden von Samstag zu Samstag vermietet, einige von Sonntag zu Sonntag, wenige im Januar für vier Nächte oder über die Feiertage für zehn und vierzehn. Wie viel Gesellschaft Sie möchten, bestimmen Sie: das Haus allein, mit Frühstück oder mit Koch und Team. Der Preis jeder Woche steht beim Haus. Wo „auf Anfrage“ steht, fragen wir den Eigentümer und antworten mit einer Zahl.`,
    },
    picture: 'banner-01.jpg',
  },
  {
    slug: 'discretion',
    place: { kind: 'overview', ids: [] },
    path: '/diskretion-sicherheit',
    title: { en: 'Discretion and security in a private chalet', de: 'Diskretion und Sicherheit im privaten Chalet' },
    heading: { en: 'Discretion and security', de: 'Diskretion und Sicherheit' },
    summary: {
      en: 'How we handle names, data and payments, what to expect of the staff in a private chalet, and how to plan safety in the mountains.',
      de: 'Wie wir mit Namen, Daten und Zahlungen umgehen, was Sie vom Personal im Chalet erwarten dürfen und was am Berg Sicherheit gibt.',
    },
    lead: {
      en: 'Your name goes only to the people who prepare your stay.',
      de: 'Ihren Namen erfährt nur, wer Ihren Aufenthalt vorbereitet.',
    },
    body: {
      en: `## Your name

You can look at every house, price and free week without telling us who you are. There is no account to open and no password to forget. If an assistant, a family office or a travel adviser writes for you, that is quite usual; the enquiry form has a field for it, and the name of the guest can follow later. We publish no guest lists, no pictures of guests, and the voices on our pages keep their surnames to an initial.

## Your data and your payment

Visitor statistics run only if you have agreed to them. What you write in an enquiry goes to the people who answer it and, once you book, to the owner or operator of the house, because somebody has to make the beds. You pay by bank transfer or card, according to the house. Please never send card numbers by email; we shall not ask for them there.

## The people in the house

A private chalet has fewer corridors than a hotel, and staff are closer. How visible they are is agreed before you arrive: at table, in the kitchen only, or away by noon. Some houses have separate rooms and a separate entrance for staff, and space for your own driver, nanny or protection officer. Tell us early, since these rooms are the first to be taken. What happens in the house is not told in the village, where everything else is.

## Safety on the mountain

Off the pistes we recommend a certified guide, and the equipment that goes with one. Mountain roads can close for hours after heavy snowfall; we know the diversions and rebook the driver. Every house holds the numbers of the nearest doctor and clinic. If you have medical or security requirements, one call before the arrival settles most of them.`,
      de: `## Ihr Name

Jedes Haus, jeden Preis und jede freie Woche können Sie ansehen, ohne zu sagen, wer Sie sind. Es gibt kein Konto anzulegen und kein Passwort zu vergessen. Schreibt ein Assistent, ein Family Office oder ein Reiseberater für Sie, ist das ganz üblich; die Anfrage hat dafür ein eigenes Feld, und der Name des Gastes kann später folgen. Wir veröffentlichen keine Gästelisten und keine Bilder von Gästen, und bei den Stimmen auf unseren Seiten bleibt vom Nachnamen nur der Anfangsbuchstabe.

## Ihre Daten und Ihre Zahlung

Besucherstatistik läuft nur, wenn Sie zugestimmt haben. Was Sie in einer Anfrage schreiben, lesen die Menschen, die sie beantworten, und nach der Buchung der Eigentümer oder Betreiber des Hauses, denn jemand muss die Betten machen. Bezahlt wird je nach Haus per Überweisung oder Karte. Bitte senden Sie niemals Kartennummern per E-Mail; wir werden Sie dort auch nicht danach fragen.

## Die Menschen im Haus

Ein Chalet hat weniger Flure als ein Hotel, und das Personal ist näher. Wie sichtbar es ist, vereinbaren wir vor der Anreise: am Tisch, nur in der Küche oder ab Mittag gar nicht mehr. Manche Häuser haben Personalzimmer mit eigenem Eingang und Platz für Ihren Fahrer, die Kinderfrau oder den Personenschutz. Sagen Sie es uns früh, denn diese Zimmer sind zuerst vergeben. Was im Haus geschieht, wird im Dorf nicht erzählt. Alles andere schon.

## Sicherheit am Berg

Abseits der Pisten empfehlen wir einen geprüften Bergführer und die Ausrüstung, die dazugehört. Bergstraßen können nach starkem Schneefall für Stunden gesperrt sein; wir kennen die Umwege und bestellen den Fahrer um. In jedem Haus liegen die Nummern des nächsten Arztes und der nächsten Klinik. Haben Sie medizinische Wünsche oder Anforderungen an die Sicherheit, klärt ein Telefonat vor der Anreise das meiste.`,
    },
    picture: 'exterior-10.jpg',
  },
  {
    slug: 'ski-travel',
    place: { kind: 'overview', ids: [] },
    path: '/luxus-ski-reisen',
    title: { en: 'Luxury ski holidays in the Alps', de: 'Luxus-Skireisen in die Alpen' },
    heading: { en: 'Luxury ski holidays', de: 'Luxus-Skireisen' },
    summary: {
      en: 'When to go, how high to stay, how to get there and what we arrange: a short guide to a week of skiing from a private chalet.',
      de: 'Wann reisen, wie hoch wohnen, wie ankommen und was wir vorbereiten: ein kurzer Leitfaden für die Skiwoche im privaten Chalet.',
    },
    lead: {
      en: 'A good week of skiing is decided in autumn, by people who read maps, and in the morning, by people who light stoves.',
      de: 'Eine gute Skiwoche entscheidet sich im Herbst beim Blick auf die Karte und am Morgen beim Anheizen des Ofens.',
    },
    body: {
      en: `## When to travel

Early December belongs to high villages and to people who like empty pistes; prices are moderate and short stays are possible. Christmas and New Year are sold in seven, ten or fourteen nights and leave early. January is cold, quiet and good value, with some four-night stays. February has the school holidays of half of Europe and full weeks only. March brings sun and long days; from the end of the month we would stay above 1 500 metres. In April the best hours are before noon, and the terrace takes over.

## How high to stay

Zermatt, St. Moritz, Val d’Isère and the upper Courchevels have snow at the door for most of the winter. Lech and St. Anton make up in snowfall what they lack in altitude. Kitzbühel, Gstaad and Megève lie lower and give you a village in return; there you ski above and live below.

## How to arrive

The airports are Innsbruck, Salzburg, Munich, Zurich, Geneva, Chambéry, Lyon and Venice. Between one and three hours by road follow, on Saturdays in February sometimes more. Private aircraft use Samedan, Sion or Chambéry, and helicopters shorten nearly every route when the weather agrees. St. Anton, Kitzbühel, Davos, St. Moritz and Zermatt have a station of their own.

## What we arrange

Transfers, lift passes at the house, skis fitted in the ski room, an instructor who suits the children, a guide for the day with powder, a table on the mountain. Much of it can be booked late; instructors in February cannot. In a catered house the chef writes to you beforehand about likes and allergies. All that remains for you to pack is gloves, and we have spare ones.`,
      de: `## Wann reisen

Der frühe Dezember gehört den hohen Orten und allen, die leere Pisten mögen; die Preise sind maßvoll, kurze Aufenthalte möglich. Über Weihnachten und Neujahr bucht man sieben, zehn oder vierzehn Nächte, und zwar früh. Der Januar ist kalt, ruhig und günstiger, vereinzelt auch für vier Nächte zu haben. Im Februar hat halb Europa Schulferien, vermietet werden nur ganze Wochen. Der März bringt Sonne und lange Tage; gegen Monatsende würden wir über 1 500 Metern wohnen. Im April liegen die guten Stunden vor Mittag, danach übernimmt die Terrasse.

## Wie hoch wohnen

In Zermatt, St. Moritz, Val d’Isère und den oberen Courchevels liegt der Schnee fast den ganzen Winter vor der Tür. Lech und St. Anton gleichen mit Schneefall aus, was ihnen an Höhe fehlt. Kitzbühel, Gstaad und Megève liegen tiefer und geben dafür ein Dorf zurück; dort fährt man oben und lebt unten.

## Wie ankommen

Gelandet wird in Innsbruck, Salzburg, München, Zürich, Genf, Chambéry, Lyon oder Venedig. Danach folgen ein bis drei Stunden auf der Straße, an Samstagen im Februar auch mehr. Privatflugzeuge landen in Samedan, Sitten oder Chambéry, und der Hubschrauber kürzt fast jeden Weg ab, wenn das Wetter einverstanden ist. St. Anton, Kitzbühel, Davos, St. Moritz und Zermatt haben einen eigenen Bahnhof.

## Was wir vorbereiten

Transfer, Skipässe im Haus, Ski, die im Skiraum angepasst werden, ein Lehrer, der zu den Kindern passt, ein Führer für den Tag mit Neuschnee, ein Tisch auf der Hütte. Vieles lässt sich spät buchen, Skilehrer im Februar nicht. In einem Haus mit Koch schreibt er Ihnen vorab und fragt nach Vorlieben und Unverträglichkeiten. Einpacken müssen Sie nur noch Handschuhe, und Ersatz haben wir auch.`,
    },
    picture: 'exterior-11.jpg',
  },
];
