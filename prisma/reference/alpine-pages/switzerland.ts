import type { AlpinePageContent } from './page-content';

export const swissPages: readonly AlpinePageContent[] = [
  {
    slug: 'schweiz',
    place: { kind: 'country', ids: ['CH'] },
    path: '/die-luxuriösesten-chalets-der-alpen/schweiz',
    title: { en: 'Luxury chalets in Switzerland', de: 'Luxus-Chalets in der Schweiz' },
    heading: { en: 'The most luxurious chalets in Switzerland', de: 'Die luxuriösesten Chalets in der Schweiz' },
    summary: {
      en: 'St. Moritz, Davos, Gstaad, Verbier or Zermatt? Five Swiss places, what each is good for, and the chalets we know there.',
      de: 'St. Moritz, Davos, Gstaad, Verbier oder Zermatt? Fünf Schweizer Orte, wofür sie gut sind und welche Chalets wir dort kennen.',
    },
    lead: {
      en: 'Switzerland has raised two things to an art: arriving on time, and not asking who has arrived.',
      de: 'Zwei Dinge hat die Schweiz zur Kunst gemacht: pünktlich anzukommen und nicht zu fragen, wer da kommt.',
    },
    body: {
      en: `## Five places

Zermatt has the height and the mountain. Verbier has the steep ground and the long evenings. St. Moritz lives on light, on its lake and on a certain theatricality that it can afford. Gstaad is a village of wood which does its best to be overlooked, without success. Davos is a town: large, practical, with plenty of mountain and little fuss. Whoever skis from morning to evening goes to the Valais; whoever also likes to walk, read and lunch will be well in Graubünden or the Bernese Oberland.

## Height and season

Above Zermatt one skis to 3 883 metres, on the glacier even in summer. Verbier and St. Moritz reach about 3 300. That makes December and April dependable. Gstaad lies at 1 050 metres and is finest in January and February, when there is snow in the gardens. Davos, at 1 560, stands between them in every sense.

## Houses and prices

Our Swiss chalets and apartments differ as much as the valleys do: dark old timber in Gstaad, glass and larch in Verbier, stone and wool in St. Moritz. Some are let with the house only, most with breakfast or with a chef. Prices are given in euros or, for some houses, in francs; we do not convert them behind your back.

## The railway as a car

Zurich and Geneva have their stations under the airport. From there trains run to Davos, St. Moritz, Zermatt and Gstaad, in small places slowly and with large windows. To Verbier the line ends at the gondola in Le Châble. By road, allow between an hour and three quarters and three hours. In Zermatt the car stays in Täsch; nobody has missed it yet.`,
      de: `## Fünf Orte

Zermatt hat die Höhe und den Berg. Verbier hat das steile Gelände und die langen Abende. St. Moritz lebt vom Licht, von seinem See und von einem Hang zur Bühne, den es sich leisten kann. Gstaad ist ein Dorf aus Holz, das sich alle Mühe gibt, übersehen zu werden, ohne Erfolg. Davos ist eine Stadt: groß, praktisch, mit viel Berg und wenig Aufhebens. Wer von früh bis spät Ski fährt, geht ins Wallis; wer auch gern spaziert, liest und zu Mittag isst, ist in Graubünden oder im Berner Oberland gut aufgehoben.

## Höhe und Saison

Über Zermatt fährt man bis auf 3 883 Meter, auf dem Gletscher sogar im Sommer. Verbier und St. Moritz reichen bis rund 3 300. Das macht Dezember und April verlässlich. Gstaad liegt auf 1 050 Metern und ist im Januar und Februar am schönsten, wenn auch in den Gärten Schnee liegt. Davos steht mit 1 560 Metern in jeder Hinsicht dazwischen.

## Häuser und Preise

Unsere Schweizer Chalets und Apartments sind so verschieden wie die Täler: dunkles Altholz in Gstaad, Glas und Lärche in Verbier, Stein und Wolle in St. Moritz. Einige mietet man als Haus allein, die meisten mit Frühstück oder mit Koch. Die Preise stehen in Euro oder, bei manchen Häusern, in Franken; wir rechnen nichts hinter Ihrem Rücken um.

## Die Bahn statt des Wagens

Zürich und Genf haben ihren Bahnhof unter dem Flughafen. Von dort fahren Züge nach Davos, St. Moritz, Zermatt und Gstaad, auf den kleinen Strecken langsam und mit großen Fenstern. Nach Verbier endet die Linie an der Gondel in Le Châble. Auf der Straße rechnet man mit eindreiviertel bis drei Stunden. In Zermatt bleibt der Wagen in Täsch; vermisst hat ihn noch niemand.`,
    },
    picture: 'banner-02.jpg',
  },
  {
    slug: 'st-moritz',
    place: { kind: 'city', ids: ['st-moritz'] },
    path: '/die-luxuriösesten-chalets-der-alpen/st-moritz',
    title: { en: 'Luxury chalets in St. Moritz', de: 'Luxus-Chalets in St. Moritz' },
    heading: { en: 'The most luxurious chalets in St. Moritz', de: 'Die luxuriösesten Chalets in St. Moritz' },
    summary: {
      en: 'Chalets in St. Moritz: skiing on Corviglia and Corvatsch, the frozen lake in February, the Engadine light and the way there.',
      de: 'Chalets in St. Moritz: Skifahren an Corviglia und Corvatsch, der gefrorene See im Februar, das Licht des Engadins und der Weg hinauf.',
    },
    lead: {
      en: 'At 1 800 metres the light has nothing left to pass through, and everything in St. Moritz is built to be seen in it.',
      de: 'Auf 1 800 Metern steht dem Licht nichts mehr im Weg, und in St. Moritz ist alles so gebaut, dass man es darin sieht.',
    },
    body: {
      en: `## The valley

The Upper Engadine is a valley without a slope: wide, level and so high that the trees are pines and larches, and four lakes lie behind one another like plates. St. Moritz stands above the last of them, the village on the hill, the spa quarter at the water. The first winter guests came in the 1860s because the sun shone. They have been coming ever since, with more luggage.

## Skiing, and everything else

Corviglia rises directly above the village by funicular, with broad, sunny pistes up to Piz Nair at over 3 000 metres. Across the valley, Corvatsch has colder snow and a descent to the forest edge at the end of the day. Diavolezza is for glacier days. Cross-country skiers find more than 200 kilometres of trail and, in March, a marathon with thousands of entrants. On the ice of the lake horses run in February, there is curling, and one simply walks across.

## The houses

One of our chalets lies at the lake, with the garden gate on the shore path, another beside the piste in Suvretta, where you come home on skis. Stone, plaster and Swiss pine are the materials of the valley, and both keep to them. One is priced in francs. Sleep lightly the first night, drink water, and do not begin with the steepest run: 1 822 metres is high for a bed.

## By air, road and rail

Samedan airfield is ten minutes away, for private aircraft, by daylight and in good visibility. From Zurich you drive just under three hours, by way of Chur and the Julier Pass, which is kept open through the winter. The Albula railway takes a little longer from Chur than one would expect and is a World Heritage site for good reason: loops, viaducts, and coffee at the table.`,
      de: `## Das Tal

Das Oberengadin ist ein Tal ohne Gefälle: weit, eben und so hoch, dass die Bäume Arven und Lärchen sind und vier Seen wie Teller hintereinanderliegen. St. Moritz steht über dem letzten davon, das Dorf am Hang, das Bad am Wasser. Die ersten Wintergäste kamen in den 1860er Jahren, weil die Sonne schien. Sie kommen noch immer, mit mehr Gepäck.

## Skifahren und alles andere

Auf Corviglia führt die Standseilbahn direkt aus dem Dorf; dort liegen breite, sonnige Pisten bis zum Piz Nair auf über 3 000 Metern. Gegenüber am Corvatsch ist der Schnee kälter, und die letzte Abfahrt endet am Waldrand. Die Diavolezza ist für Gletschertage. Langläufer finden mehr als 200 Kilometer Loipen und im März einen Marathon mit Tausenden von Startern. Auf dem Eis des Sees laufen im Februar die Pferde, man spielt Curling oder geht einfach hinüber.

## Die Häuser

Eines unserer Chalets liegt am See, das Gartentor am Uferweg, ein anderes an der Piste in Suvretta, wo man auf Skiern nach Hause kommt. Stein, Putz und Arvenholz sind die Stoffe des Tals, und beide halten sich daran. Eines rechnet in Franken. Erwarten Sie von der ersten Nacht nicht zu viel, trinken Sie Wasser, und beginnen Sie nicht mit dem steilsten Hang: 1 822 Meter sind hoch für ein Bett.

## Durch die Luft, auf Straße und Schiene

Der Flugplatz Samedan ist zehn Minuten entfernt, für Privatflugzeuge, bei Tag und guter Sicht. Von Zürich fährt man knapp drei Stunden über Chur und den Julierpass, der im Winter offen gehalten wird. Die Albulabahn braucht ab Chur etwas länger, als man denkt, und gehört mit gutem Grund zum Welterbe: Kehren, Viadukte und Kaffee am Platz.`,
    },
    picture: 'exterior-03.jpg',
  },
  {
    slug: 'davos',
    place: { kind: 'city', ids: ['davos'] },
    path: '/die-luxuriösesten-chalets-der-alpen/davos',
    title: { en: 'Luxury chalets in Davos', de: 'Luxus-Chalets in Davos' },
    heading: { en: 'The most luxurious chalets in Davos', de: 'Die luxuriösesten Chalets in Davos' },
    summary: {
      en: 'Chalets and apartments in Davos Dorf: the Parsenn and its long runs, quiet side valleys, and a town that is open all year.',
      de: 'Chalets und Apartments in Davos Dorf: die Parsenn und ihre langen Abfahrten, stille Seitentäler und eine Stadt mit Alltag.',
    },
    lead: {
      en: 'People once came to Davos for the air, and it is still the first thing one notices.',
      de: 'Nach Davos kam man einst der Luft wegen, und sie fällt einem noch immer als Erstes auf.',
    },
    body: {
      en: `## A town at 1 560 metres

Davos is not pretty in the sense of a calendar. It has flat roofs, because snow is not supposed to slide on to the promenade, and broad balconies, because patients used to lie on them. What was built for the lungs suits everybody else as well: sun, walks on the level, concerts, ice sports, bookshops. A great novel was set here, and in January a great deal of politics. In the remaining weeks you have the place nearly to yourself.

## Parsenn and the other mountains

The Parsenn funicular starts in Davos Dorf. Above it lies a wide open area with runs of up to twelve kilometres, which lead to Klosters, to Küblis or home again; from the far end the train brings you back. Jakobshorn is the sporting neighbour, Rinerhorn the family one, Pischa is for ungroomed snow, Madrisa for children. In the valleys of Sertig, Dischma and Flüela you find cross-country trails, sledge runs and inns with a stove.

## Our houses in Davos Dorf

We have chosen Davos Dorf, at the upper end by the lake. Chalets and apartments stand within reach of the funicular and the station, in the sun, and away from the through road. They suit families with several sports and guests who like to work a little in the mornings; lines are fast, and coffee is near. Some of the weeks are available on request only. Write to us, and we ask the owner.

## Arrival

From Zurich airport it takes about two hours by road, a little longer by train with one change in Landquart. Altenrhein on Lake Constance is nearer and suits private aircraft. The car train through the Vereina tunnel leads from Klosters to the Lower Engadine, and so to a day out in another language.`,
      de: `## Eine Stadt auf 1 560 Metern

Davos ist nicht hübsch im Sinne eines Kalenders. Es hat flache Dächer, weil der Schnee nicht auf die Promenade rutschen soll, und breite Balkone, weil auf ihnen einst die Patienten lagen. Was für die Lunge gebaut wurde, tut auch allen anderen gut: Sonne, ebene Wege, Konzerte, Eissport, Buchhandlungen. Ein großer Roman spielt hier, und im Januar ein gutes Stück Politik. In den übrigen Wochen hat man viel Platz.

## Parsenn und die anderen Berge

Die Parsennbahn beginnt in Davos Dorf. Oben liegt ein weites, offenes Gebiet mit Abfahrten von bis zu zwölf Kilometern, die nach Klosters, nach Küblis oder wieder nach Hause führen; vom anderen Ende bringt Sie der Zug zurück. Das Jakobshorn ist der sportliche Nachbar, das Rinerhorn der für Familien, Pischa gehört dem unpräparierten Schnee, Madrisa den Kindern. In Sertig, Dischma und Flüela gibt es Loipen, Schlittelwege und Wirtschaften mit Ofen.

## Unsere Häuser in Davos Dorf

Wir haben uns für Davos Dorf entschieden, das obere Ende beim See. Chalets und Apartments liegen nah bei der Standseilbahn und beim Bahnhof, sonnig und abseits der Durchgangsstraße. Sie passen zu Familien mit mehreren Sportarten und zu Gästen, die vormittags ein wenig arbeiten; die Leitungen sind schnell, der Kaffee ist nah. Manche Wochen gibt es nur auf Anfrage. Schreiben Sie uns, dann fragen wir den Eigentümer.

## Anreise

Vom Flughafen Zürich dauert es mit dem Wagen rund zwei Stunden, mit dem Zug etwas länger bei einem Umstieg in Landquart. Näher liegt Altenrhein am Bodensee, das sich für Privatflugzeuge eignet. Der Autozug durch den Vereinatunnel führt von Klosters ins Unterengadin und damit zu einem Ausflug in eine andere Sprache.`,
    },
    picture: 'exterior-07.jpg',
  },
  {
    slug: 'gstaad',
    place: { kind: 'city', ids: ['gstaad'] },
    path: '/die-luxuriösesten-chalets-der-alpen/gstaad',
    title: { en: 'Luxury chalets in Gstaad', de: 'Luxus-Chalets in Gstaad' },
    heading: { en: 'The most luxurious chalets in Gstaad', de: 'Die luxuriösesten Chalets in Gstaad' },
    summary: {
      en: 'Chalets on the Oberbort in Gstaad: a village of wood, gentle skiing in the Saanenland, and a house that keeps to itself.',
      de: 'Chalets am Oberbort in Gstaad: ein Dorf aus Holz, sanftes Skifahren im Saanenland und ein Haus, das für sich bleibt.',
    },
    lead: {
      en: 'In Gstaad the cows come through the village in September, and for once everybody else gives way.',
      de: 'In Gstaad ziehen im September die Kühe durchs Dorf, und ausnahmsweise machen alle anderen Platz.',
    },
    body: {
      en: `## A village of wood

In the Saanenland people build in wood, with wide roofs and carved beams, and large houses follow the same rule as small ones. That is why Gstaad looks like a village although it has long been known to the world. The promenade is closed to cars, farms lie within walking distance, and behind the plain façades there is more room than the outside admits. The rule applies below ground as well, only not so strictly.

## Skiing without haste

About 200 kilometres of piste are spread over several areas: Eggli beside the village, Rinderberg and Horneggli above Zweisimmen, Saanenmöser and Schönried, La Videmanette over Rougemont. Most of the slopes are gentle and turn to the sun. The glacier at Les Diablerets reaches 3 000 metres and is the reserve for mild weeks. Many guests ski three hours and count the lunch as the fourth. There are sledge runs, snowshoe trails and a balloon now and then over the valley.

## The Oberbort

The slope north of the village is called Oberbort: gardens, firs, views as far as the peaks on the Valais border, and hardly any passing traffic. Our chalets stand here. To the promenade it is twelve minutes on foot, rather more uphill, which is why a driver is at hand. They are houses for large families and for guests who come for weeks rather than days. Some have cancellation terms of their own, written out in full with the house.

## When, and which way

January and February are the surest months, late summer is the discreet one. Geneva is about two hours by road, Bern one and a quarter, and small aircraft use the airfield at Saanen. From Montreux a narrow-gauge line climbs in wide curves out of the vineyards; the lake lies below you at first, and after that the view belongs to the meadows.`,
      de: `## Ein Dorf aus Holz

Im Saanenland baut man aus Holz, mit weiten Dächern und geschnitzten Balken, und für große Häuser gilt dasselbe wie für kleine. Darum sieht Gstaad aus wie ein Dorf, obwohl die Welt es längst kennt. Auf der Promenade fahren keine Autos, zu den Höfen geht man zu Fuß, und hinter den schlichten Fassaden ist mehr Raum, als sie von außen zugeben. Unter der Erde gilt die Regel auch, nur weniger streng.

## Skifahren ohne Eile

Rund 200 Pistenkilometer verteilen sich auf mehrere Gebiete: Eggli beim Dorf, Rinderberg und Horneggli bei Zweisimmen, Saanenmöser und Schönried, La Videmanette über Rougemont. Die meisten Hänge sind sanft und der Sonne zugewandt. Der Gletscher bei Les Diablerets reicht auf 3 000 Meter und ist die Reserve für milde Wochen. Viele Gäste fahren drei Stunden und zählen das Mittagessen als vierte. Dazu gibt es Schlittelbahnen, Schneeschuhwege und hin und wieder einen Ballon über dem Tal.

## Der Oberbort

Der Hang nördlich des Dorfes heißt Oberbort: Gärten, Tannen, Blick bis zu den Gipfeln an der Walliser Grenze und kaum Durchgangsverkehr. Hier stehen unsere Chalets. Zur Promenade sind es zwölf Minuten zu Fuß, bergauf einige mehr, weshalb ein Fahrer bereitsteht. Es sind Häuser für große Familien und für Gäste, die eher in Wochen rechnen als in Tagen. Mitunter gelten eigene Stornobedingungen; sie stehen ungekürzt beim Haus.

## Wann und auf welchem Weg

Januar und Februar sind die sichersten Monate, der Spätsommer ist der diskrete. Von Genf fährt man rund zwei Stunden, von Bern fünf Viertelstunden, und kleine Flugzeuge landen in Saanen. Von Montreux klettert eine Schmalspurbahn in weiten Kehren aus den Weinbergen; der See liegt anfangs unter Ihnen, danach gehört der Blick den Wiesen.`,
    },
    picture: 'exterior-01.jpg',
  },
];
