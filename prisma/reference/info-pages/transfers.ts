import type { InfoPageContent } from './types';

export const transfersPage: InfoPageContent = {
  slug: 'transfers',
  title: { en: 'Transfers to your house in the Alps', de: 'Transfers zu Ihrem Haus in den Alpen' },
  heading: { en: 'Transfers', de: 'Transfers' },
  summary: {
    en: 'Airports, drivers and car-free villages: how you reach your house in the Alps, when a transfer is included and what we need to know.',
    de: 'Flughäfen, Fahrer und autofreie Orte: wie Sie Ihr Haus in den Alpen erreichen, wann der Transfer enthalten ist und was wir wissen müssen.',
  },
  lead: {
    en: 'The last stretch is the one that decides how you arrive. We arrange it from the airport, the station or the helipad to the front door.',
    de: 'Wie man ankommt, entscheidet sich auf dem letzten Stück. Wir organisieren es vom Flughafen, vom Bahnhof oder vom Heliport bis vor die Haustür.',
  },
  body: {
    en: `## Included or on request

Some houses include airport transfers, most often with full catering. The page of the house lists what each service level includes. If the transfer is not among it, we arrange the transfer on request and quote a fixed price before you decide.

## Which airport

| For | Nearest airports |
|---|---|
| Courchevel, Méribel, Saint-Martin-de-Belleville, Val d’Isère | Chambéry, Geneva, Lyon |
| Megève, Chamonix | Geneva |
| Lech, St. Anton | Innsbruck, Zurich |
| Kitzbühel | Salzburg, Innsbruck, Munich |
| St. Moritz, Davos | Zurich; small aircraft land at Samedan |
| Verbier, Zermatt | Geneva; small aircraft land at Sion |
| Gstaad | Geneva, Bern |
| Cortina | Venice, Innsbruck |

Geneva and Zurich have the most flights. On Saturdays in February they also have the most skis.

## Villages without cars

Zermatt is closed to ordinary cars: you change to the train in Täsch, and an electric taxi meets you at the other end. Oberlech is reached by cable car in winter, while your luggage travels below. We book both so that the connections fit.

## What we need from you

- flight or train number and the time of arrival
- adults and children, with the ages of the children for their seats
- pieces of luggage, ski bags counted separately
- a mobile number that works on the day

Please send this at least two weeks before you arrive. If a flight changes, one message is enough; we tell the driver and the house.

## Driving yourself

Winter tyres are compulsory on wintry roads in Austria. In the mountains of France, and on many roads of the Italian Alps, you need them or chains in the season. The page of the house lists garages and parking. For the last kilometres we send you directions that take the snow into account.

## Who carries you

Transfers are carried out by licensed local companies on their own terms. We arrange them and do not drive. Would you like one? [Write to us](/contact), or mention it in your [enquiry](/enquire-now).`,
    de: `## Enthalten oder auf Anfrage

Bei einigen Häusern ist der Flughafentransfer enthalten, meist zusammen mit dem Hotelservice. Die Seite des Hauses nennt die Leistungen jeder Servicestufe. Gehört er nicht dazu, organisieren wir ihn auf Anfrage und nennen Ihnen vorab einen festen Preis.

## Welcher Flughafen

| Für | Flughäfen in der Nähe |
|---|---|
| Courchevel, Méribel, Saint-Martin-de-Belleville, Val d’Isère | Chambéry, Genf, Lyon |
| Megève, Chamonix | Genf |
| Lech, St. Anton | Innsbruck, Zürich |
| Kitzbühel | Salzburg, Innsbruck, München |
| St. Moritz, Davos | Zürich; kleine Maschinen landen in Samedan |
| Verbier, Zermatt | Genf; kleine Maschinen landen in Sitten |
| Gstaad | Genf, Bern |
| Cortina | Venedig, Innsbruck |

Genf und Zürich haben die meisten Flüge. An Februarsamstagen haben sie auch die meisten Skier.

## Orte ohne Autos

Zermatt ist für gewöhnliche Autos gesperrt: In Täsch steigen Sie in den Zug um, am anderen Ende wartet ein Elektrotaxi. Oberlech erreichen Sie im Winter mit der Seilbahn, Ihr Gepäck fährt unterirdisch. Wir buchen beides so, dass die Anschlüsse passen.

## Was wir von Ihnen brauchen

- Flug- oder Zugnummer und Ankunftszeit
- Zahl der Erwachsenen und Kinder, für die Kindersitze auch deren Alter
- Zahl der Gepäckstücke, Skisäcke bitte gesondert
- eine Mobilnummer, unter der Sie am Reisetag erreichbar sind

Bitte senden Sie uns diese Angaben spätestens zwei Wochen vor Ihrer Anreise. Ändert sich ein Flug, genügt eine Nachricht. Fahrer und Haus erfahren es von uns.

## Mit dem eigenen Wagen

In Österreich sind Winterreifen bei winterlichen Straßenverhältnissen vorgeschrieben. In den Bergen Frankreichs und auf vielen Straßen der italienischen Alpen brauchen Sie in der Saison Winterreifen oder Ketten. Ob es eine Garage oder Stellplätze gibt, steht auf der Seite des Hauses. Für die letzten Kilometer erhalten Sie von uns eine Wegbeschreibung, die mit Schnee rechnet.

## Wer Sie fährt

Die Transfers übernehmen konzessionierte Unternehmen vor Ort zu ihren eigenen Bedingungen. Wir organisieren die Fahrt, wir führen sie nicht durch. Sie wünschen einen Transfer? [Schreiben Sie uns](/kontakt), oder erwähnen Sie ihn in Ihrer [Anfrage](/enquire-now).`,
  },
  picture: 'banner-03.jpg',
  updatedOn: null,
};
