import type { AlpinePageContent } from './page-content';

export const valaisPages: readonly AlpinePageContent[] = [
  {
    slug: 'verbier',
    place: { kind: 'city', ids: ['verbier'] },
    path: '/die-luxuriösesten-chalets-der-alpen/verbier',
    title: { en: 'Luxury chalets in Verbier', de: 'Luxus-Chalets in Verbier' },
    heading: { en: 'The most luxurious chalets in Verbier', de: 'Die luxuriösesten Chalets in Verbier' },
    summary: {
      en: 'Chalets and apartments in Verbier near Médran and Savoleyres: the Four Valleys, off-piste with a guide, sun on the terrace.',
      de: 'Chalets und Apartments in Verbier bei Médran und Savoleyres: die Vier Täler, Tiefschnee mit Führer und Sonne auf der Terrasse.',
    },
    lead: {
      en: 'Verbier lies on its terrace like a box at the theatre: sun on the face, the Combins opposite, the stage overhead.',
      de: 'Verbier liegt auf seiner Terrasse wie in einer Loge: Sonne im Gesicht, die Combins gegenüber, die Bühne über dem Kopf.',
    },
    body: {
      en: `## The ground

Verbier at 1 500 metres is the western end of the Four Valleys, an area of about 400 kilometres that continues to Nendaz, Veysonnaz and Thyon. The lifts climb from Médran by way of Les Ruinettes and Attelas to Mont Fort at 3 330 metres; from its summit platform you can see both the Matterhorn and Mont Blanc on a clear day. The marked itineraries at Tortin and from Mont Gelé are not groomed and not to be underestimated. Guides here are well booked. Reserve yours with the house.

## Médran or Savoleyres

Near Médran you are in the middle of things: five minutes to the gondola, ten to the bakery, and music until late. Savoleyres, higher up on the western side, is wooded and calm; its own ski area has the afternoon sun and, on the north side, powder that is left alone surprisingly long. Families like Savoleyres, friends like Médran. Between them runs a free village bus, and at your request a driver.

## The houses

Chalets and apartments in Verbier are made for returning to: large windows towards the south, a fire, hot water in any form. The style is newer than in other valleys, larch and glass rather than carved beams. Meals are served when the last have come in from the mountain, which with good snow may be rather late.

## The year and the way

December to April is the season, and the north sides keep their snow to the end of it. In the second half of July classical music takes over the village, and mountain bikes the gondola. From Geneva it is just under two hours by motorway and hairpin bends. The train from the airport brings you, with a change in Martigny, to Le Châble, and the gondola next to the platform does the rest.`,
      de: `## Das Gelände

Verbier liegt auf 1 500 Metern am westlichen Ende der Vier Täler, eines Gebiets von rund 400 Pistenkilometern, das bis Nendaz, Veysonnaz und Thyon reicht. Die Bahnen führen von Médran über Les Ruinettes und Attelas zum Mont Fort auf 3 330 Meter; von seiner Plattform sieht man an klaren Tagen Matterhorn und Mont Blanc. Die markierten Routen bei Tortin und vom Mont Gelé sind unpräpariert und nicht zu unterschätzen. Bergführer sind hier gefragt. Reservieren Sie Ihren zusammen mit dem Haus.

## Médran oder Savoleyres

Bei Médran ist man mittendrin: fünf Minuten zur Gondel, zehn zum Bäcker, Musik bis spät. Savoleyres, weiter oben auf der Westseite, ist bewaldet und ruhig; das eigene Skigebiet hat Nachmittagssonne und auf der Nordseite Pulverschnee, der erstaunlich lange unberührt bleibt. Familien mögen Savoleyres, Freundeskreise Médran. Dazwischen fährt ein kostenloser Ortsbus, auf Wunsch auch ein Fahrer.

## Die Häuser

Chalets und Apartments in Verbier sind fürs Heimkommen gemacht: große Fenster nach Süden, ein Feuer, heißes Wasser in jeder Form. Der Stil ist jünger als in anderen Tälern, eher Lärche und Glas als geschnitzte Balken. Gegessen wird, wenn die Letzten vom Berg zurück sind, und das kann bei gutem Schnee spät werden.

## Das Jahr und der Weg

Die Saison dauert von Dezember bis April, und die Nordhänge halten ihren Schnee bis zum Schluss. In der zweiten Julihälfte übernimmt klassische Musik das Dorf und das Mountainbike die Gondel. Von Genf sind es knapp zwei Stunden über Autobahn und Kehren. Der Zug vom Flughafen bringt Sie mit einem Umstieg in Martigny nach Le Châble, und die Gondel neben dem Bahnsteig erledigt den Rest. Kleinere Jets landen in Sitten, eine knappe Stunde unterhalb.`,
    },
    picture: 'banner-03.jpg',
  },
  {
    slug: 'zermatt',
    place: { kind: 'city', ids: ['zermatt'] },
    path: '/die-luxuriösesten-chalets-der-alpen/zermatt',
    title: { en: 'Luxury chalets in Zermatt', de: 'Luxus-Chalets in Zermatt' },
    heading: { en: 'The most luxurious chalets in Zermatt', de: 'Die luxuriösesten Chalets in Zermatt' },
    summary: {
      en: 'Chalets and apartments in Zermatt: Petit Village and Winkelmatten, skiing to 3 883 metres, and how to arrive without a car.',
      de: 'Chalets und Apartments in Zermatt: Petit Village und Winkelmatten, Skifahren bis 3 883 Meter und die Anreise ohne eigenen Wagen.',
    },
    lead: {
      en: 'One looks at the Matterhorn on the first day, photographs it on the second, and from the third it is simply there.',
      de: 'Am ersten Tag schaut man das Matterhorn an, am zweiten fotografiert man es, und vom dritten an ist es einfach da.',
    },
    body: {
      en: `## Height

Three ski areas lie around the village: Sunnegga and Rothorn in the morning sun, Gornergrat in the middle with its rack railway of 1898, and opposite Schwarzsee and the Klein Matterhorn, where the cable car stops at 3 883 metres. Together with Cervinia on the Italian side there are some 360 kilometres of piste. Snow is rarely the question here, wind now and then. If the link to Italy is closed, you hear it at breakfast, and a table below the Rothorn is kept for you.

## Petit Village and Winkelmatten

Petit Village stands on the eastern slope above the Vispa, a few minutes from the centre by electric taxi and a little more by the steps. From its terraces you see the village, the church and the mountain, in that order. Winkelmatten lies to the south, once a hamlet of its own with a chapel and barns; it is close to the lifts to the Matterhorn, and in the evening one hears the stream. In one apartment there, stays of four nights are possible in January.

## Village life

Zermatt has been accustomed to guests since the 1850s and does not treat winter as an exception. Old larch barns stand on stone plates between new houses, the main street is busy, two alleys further it is quiet. There is good food at every height, and at some heights better than necessary. Non-skiers take the railway, walk prepared paths, or let themselves be driven in a carriage.

## Arriving without a car

The road ends for visitors in Täsch, and a shuttle train takes twelve minutes. We have you met at the station and the cases brought to the house. From Zurich the train takes about three and a quarter hours with a change in Visp, from Geneva something under four. By helicopter it is twenty minutes from Sion to the edge of the village.`,
      de: `## Die Höhe

Um das Dorf liegen drei Skigebiete: Sunnegga und Rothorn in der Morgensonne, in der Mitte der Gornergrat mit seiner Zahnradbahn von 1898, gegenüber Schwarzsee und das Klein Matterhorn, wo die Seilbahn auf 3 883 Metern hält. Mit Cervinia auf der italienischen Seite sind es rund 360 Pistenkilometer. Der Schnee ist hier selten die Frage, der Wind gelegentlich. Bleibt die Verbindung nach Italien geschlossen, erfahren Sie es beim Frühstück, und unter dem Rothorn ist ein Tisch für Sie frei.

## Petit Village und Winkelmatten

Petit Village steht am Osthang über der Vispa, mit dem Elektrotaxi wenige Minuten vom Zentrum, über die Treppen etwas mehr. Von den Terrassen sieht man das Dorf, die Kirche und den Berg, in dieser Reihenfolge. Winkelmatten liegt im Süden, einst ein eigener Weiler mit Kapelle und Stadeln; zu den Bahnen Richtung Matterhorn ist es nah, und abends hört man den Bach. In einem Apartment dort sind im Januar auch Aufenthalte von vier Nächten möglich.

## Das Dorf

Zermatt ist seit den 1850er Jahren an Gäste gewöhnt und behandelt den Winter nicht als Ausnahme. Alte Lärchenstadel auf Steinplatten stehen zwischen neuen Häusern, die Hauptstraße ist belebt, zwei Gassen weiter wird es still. Gut gegessen wird in jeder Höhe, in mancher besser als nötig. Wer nicht Ski fährt, nimmt die Bahn, geht auf präparierten Wegen oder lässt sich in der Kutsche fahren.

## Ankommen ohne Wagen

Für Besucher endet die Straße in Täsch, der Pendelzug braucht zwölf Minuten. Wir lassen Sie am Bahnhof abholen und die Koffer ins Haus bringen. Von Zürich dauert die Bahnfahrt mit Umstieg in Visp rund dreieinviertel Stunden, von Genf knapp vier. Der Hubschrauber ist von Sitten in zwanzig Minuten am Dorfrand.`,
    },
    picture: 'exterior-10.jpg',
  },
];
