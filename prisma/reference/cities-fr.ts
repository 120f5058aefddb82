import type { CityContent } from './types';

export const citiesFr: readonly CityContent[] = [
  {
    id: 'courchevel-1300',
    name: { en: 'Courchevel 1300', de: 'Courchevel 1300' },
    country: 'FR',
    region: null,
    postalCode: '73120',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.43104,
    longitude: 6.61968,
    altitudeMetres: 1300,
    tagline: {
      en: 'Le Praz: stone farmhouses, a small lake, and a gondola to the top village.',
      de: 'Le Praz: Bauernhäuser aus Stein, ein kleiner See, eine Gondel nach oben.',
    },
    summary: {
      en: 'Chalets in Courchevel 1300, Le Praz: the old village of the valley, with a gondola to 1850 and calm evenings by a small lake.',
      de: 'Chalets in Courchevel 1300, Le Praz: das alte Dorf des Tals mit Gondel nach 1850 und stillen Abenden an einem kleinen See.',
    },
    introduction: {
      en: `Le Praz was there before the lifts and looks it: farmhouses, narrow lanes, a lake that freezes. It suits families and returning guests who want Courchevel’s skiing without its shop windows. The Olympic ski jumps of 1992 stand at the edge of the village. A gondola takes you to 1850 in a few minutes; the home run through the forest is shaded and holds its snow well, though late in the season we would not promise the last hundred metres.

It is the first of the four Courchevels on the road from Moûtiers, half an hour from the station. Chambéry is the nearest airport, Geneva and Lyon a little over two hours.`,
      de: `Le Praz war vor den Liften da, und man sieht es: Bauernhäuser, enge Gassen, ein See, der zufriert. Das passt zu Familien und Stammgästen, die das Skigebiet von Courchevel möchten, nicht aber die Schaufenster. Am Dorfrand stehen die Olympiaschanzen von 1992. Die Gondel ist in wenigen Minuten in 1850; die Talabfahrt führt schattig durch den Wald und hält den Schnee gut, nur für die letzten hundert Meter möchten wir im April nicht bürgen.

Von Moûtiers ist es das erste der vier Courchevels, eine halbe Stunde vom Bahnhof. Nächster Flughafen ist Chambéry, nach Genf und Lyon sind es gut zwei Stunden.`,
    },
    picture: 'exterior-13.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'CMF', name: { en: 'Chambéry', de: 'Chambéry' }, minutesByCar: 85 },
  },
  {
    id: 'courchevel-1550',
    name: { en: 'Courchevel 1550', de: 'Courchevel 1550' },
    country: 'FR',
    region: null,
    postalCode: '73120',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.42368,
    longitude: 6.62724,
    altitudeMetres: 1550,
    tagline: {
      en: 'Courchevel Village: piste at the edge, bakery in the middle.',
      de: 'Courchevel Village: die Piste am Rand, der Bäcker in der Mitte.',
    },
    summary: {
      en: 'Chalets in Courchevel 1550, the family village between forest and piste: one gondola below 1850, and quieter by several degrees.',
      de: 'Chalets in Courchevel 1550, dem Familiendorf zwischen Wald und Piste: eine Gondel unter 1850 und um einiges ruhiger.',
    },
    introduction: {
      en: `Courchevel 1550, also called Courchevel Village, is the practical one. It suits families with children in ski school: the nursery slopes are gentle, distances are short, and you can ski home from 1850 on an easy run. The Grangettes gondola goes up to the lift hub of the Three Valleys. A large public pool lies on the road towards 1650, which helps when it snows sideways.

Evenings are short. For restaurants and shops you ride or drive to 1850, some ten minutes away. Moûtiers station is forty minutes by road, Chambéry airport an hour and a half.`,
      de: `Courchevel 1550, auch Courchevel Village genannt, ist das praktische unter den vieren. Es passt zu Familien mit Kindern in der Skischule: Die Übungshänge sind sanft, die Wege kurz, und von 1850 fährt man auf einer leichten Piste nach Hause. Die Gondel Les Grangettes bringt Sie zum Liftknoten der Trois Vallées. An der Straße nach 1650 liegt ein großes Schwimmbad, was hilft, wenn es quer schneit.

Die Abende sind kurz. Für Restaurants und Geschäfte fährt man nach 1850, etwa zehn Minuten weit. Zum Bahnhof Moûtiers sind es vierzig Minuten, zum Flughafen Chambéry anderthalb Stunden.`,
    },
    picture: 'exterior-07.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'CMF', name: { en: 'Chambéry', de: 'Chambéry' }, minutesByCar: 90 },
  },
  {
    id: 'courchevel-1650',
    name: { en: 'Courchevel 1650', de: 'Courchevel 1650' },
    country: 'FR',
    region: null,
    postalCode: '73120',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.41513,
    longitude: 6.65196,
    altitudeMetres: 1650,
    tagline: {
      en: 'Moriond: the sunny one, with a side of the mountain to itself.',
      de: 'Moriond: die Sonnenseite, mit einem Stück Berg für sich allein.',
    },
    summary: {
      en: 'Chalets in Courchevel 1650, Moriond: afternoon sun, a real village street and uncrowded slopes towards the Chanrossa.',
      de: 'Chalets in Courchevel 1650, Moriond: Nachmittagssonne, eine echte Dorfstraße und ruhige Hänge hinauf zur Chanrossa.',
    },
    introduction: {
      en: `Moriond, as the locals call it, faces west and keeps the sun long after the other villages have lit their lamps. Its own part of the ski area, up to the Chanrossa at over 2 500 metres, is broad and seldom crowded, which suits children, returning skiers and anybody who dislikes queues. The rest of the Three Valleys is one ridge further and does not run away.

There is a proper street with bakers, wine and ski shops, and prices below those of 1850. The Ariondaz gondola starts in the village. Allow forty minutes from Moûtiers and an hour and a half from Chambéry.`,
      de: `Moriond, wie man es hier nennt, schaut nach Westen und behält die Sonne, wenn in den anderen Dörfern schon Licht brennt. Der eigene Teil des Skigebiets bis hinauf zur Chanrossa auf über 2 500 Metern ist breit und selten voll; das passt zu Kindern, zu Wiedereinsteigern und zu allen, die nicht gern anstehen. Der Rest der Trois Vallées liegt einen Grat weiter und läuft nicht davon.

Es gibt eine richtige Dorfstraße mit Bäckern, Wein und Sportgeschäften, zu Preisen unter denen von 1850. Die Gondel Ariondaz beginnt im Ort. Von Moûtiers rechnet man vierzig Minuten, von Chambéry anderthalb Stunden.`,
    },
    picture: 'exterior-02.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'CMF', name: { en: 'Chambéry', de: 'Chambéry' }, minutesByCar: 90 },
  },
  {
    id: 'courchevel-1850',
    name: { en: 'Courchevel 1850', de: 'Courchevel 1850' },
    country: 'FR',
    region: null,
    postalCode: '73120',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.41527,
    longitude: 6.63471,
    altitudeMetres: 1850,
    tagline: {
      en: 'Houses among firs, pistes between them, the Three Valleys above.',
      de: 'Häuser zwischen Tannen, Pisten dazwischen, darüber die Trois Vallées.',
    },
    summary: {
      en: 'Chalets and apartments in Courchevel 1850: Jardin Alpin, Bellecôte and Cospillot, beside the piste and close to everything.',
      de: 'Chalets und Apartments in Courchevel 1850: Jardin Alpin, Bellecôte und Cospillot, direkt an der Piste und nah an allem.',
    },
    introduction: {
      en: `Courchevel 1850 is for people who want to leave the house on skis and come back to somebody who has thought about lunch. North-facing slopes and careful grooming keep the snow good from December to April, and the lifts at the Croisette lead into the whole of the Three Valleys. The name promises a little more altitude than the centre delivers; it was once a matter of competition with Val d’Isère.

Jardin Alpin is the wooded quarter at the top, with its own gondola. Bellecôte follows the easy piste of that name and suits families. Cospillot is residential and still. The altiport takes helicopters and small aircraft in good weather; Chambéry is about 95 minutes by road, Geneva and Lyon a little over two hours.`,
      de: `Courchevel 1850 ist für Gäste, die auf Skiern aus dem Haus gehen und bei der Rückkehr jemanden antreffen, der an das Mittagessen gedacht hat. Nordhänge und gepflegte Pisten halten den Schnee von Dezember bis April, und von der Croisette erreicht man die gesamten Trois Vallées. Der Name verspricht etwas mehr Höhe, als das Zentrum hält; es ging damals um den Wettbewerb mit Val d’Isère.

Jardin Alpin ist das bewaldete Viertel ganz oben, mit eigener Gondel. Bellecôte folgt der gleichnamigen leichten Piste und passt zu Familien. Cospillot ist Wohngegend und still. Der Altiport nimmt bei gutem Wetter Hubschrauber und kleine Flugzeuge auf; von Chambéry sind es rund 95 Minuten, von Genf und Lyon gut zwei Stunden.`,
    },
    picture: 'exterior-12.jpg',
    sectors: [
      { id: 'courchevel-1850/jardin-alpin', name: 'Jardin Alpin', latitude: 45.40863, longitude: 6.63312 },
      { id: 'courchevel-1850/bellecote', name: 'Bellecôte', latitude: 45.41187, longitude: 6.64042 },
      { id: 'courchevel-1850/cospillot', name: 'Cospillot', latitude: 45.41384, longitude: 6.64318 },
    ],
    nearestAirport: { iataCode: 'CMF', name: { en: 'Chambéry', de: 'Chambéry' }, minutesByCar: 95 },
  },
  {
    id: 'meribel',
    name: { en: 'Méribel', de: 'Méribel' },
    country: 'FR',
    region: null,
    postalCode: '73550',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.39672,
    longitude: 6.56562,
    altitudeMetres: 1450,
    tagline: {
      en: 'Wood, stone and slate in the middle of the Three Valleys.',
      de: 'Holz, Stein und Schiefer in der Mitte der Trois Vallées.',
    },
    summary: {
      en: 'Chalets and apartments in Méribel, in the middle of the Three Valleys: both sides of the ski area within one lift of the village.',
      de: 'Chalets und Apartments in Méribel, mitten in den Trois Vallées: beide Seiten des Skigebiets liegen nur eine Liftfahrt entfernt.',
    },
    introduction: {
      en: `Méribel has the map on its side. It lies in the middle of the Three Valleys, so a day can go to Courchevel or to the Belleville valley without a plan, and one follows the sun by changing slopes at noon. Since 1938 the rule has been wood, stone and pitched roofs, and the village has kept to it. It suits groups with skiers of every speed and families who like to meet for lunch.

The houses climb the eastern side of the valley from 1 400 metres upwards; the higher ones have the piste, the lower ones the shops. Moûtiers is half an hour below, Chambéry an hour and a half. English is heard a good deal, and has been from the beginning.`,
      de: `Méribel hat die Landkarte auf seiner Seite. Es liegt in der Mitte der Trois Vallées, der Tag kann also ohne Plan nach Courchevel oder ins Tal von Belleville führen, und wer mittags den Hang wechselt, bleibt in der Sonne. Seit 1938 gelten Holz, Stein und geneigte Dächer, und der Ort hat sich daran gehalten. Das passt zu Gruppen mit unterschiedlichem Tempo und zu Familien, die sich mittags treffen möchten.

Die Häuser ziehen sich ab 1 400 Metern die Ostseite des Tals hinauf; die oberen haben die Piste, die unteren die Geschäfte. Moûtiers liegt eine halbe Stunde unterhalb, Chambéry anderthalb Stunden entfernt. Englisch hört man viel, und zwar von Anfang an.`,
    },
    picture: 'exterior-01.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'CMF', name: { en: 'Chambéry', de: 'Chambéry' }, minutesByCar: 90 },
  },
  {
    id: 'megeve',
    name: { en: 'Megève', de: 'Megève' },
    country: 'FR',
    region: null,
    postalCode: '74120',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.85683,
    longitude: 6.61752,
    altitudeMetres: 1113,
    tagline: {
      en: 'A church square, horse sleighs, and rolling slopes facing Mont Blanc.',
      de: 'Ein Kirchplatz, Pferdeschlitten und sanfte Hänge vor dem Mont Blanc.',
    },
    summary: {
      en: 'Chalets in Megève at Mont d’Arbois and Rochebrune: a grown village an hour from Geneva, with gentle skiing through the trees.',
      de: 'Chalets in Megève am Mont d’Arbois und an der Rochebrune: ein gewachsenes Dorf gut eine Stunde von Genf, sanfte Pisten im Wald.',
    },
    introduction: {
      en: `Megève is for people who choose the village first. The centre is closed to cars, the church has stood in it for centuries, and sleighs wait on the square because somebody always takes one. Skiing is gentle and pretty, on wooded slopes with Mont Blanc in view, and it suits families and unhurried skiers. At 1 113 metres the valley can be green in March; January and February are the safer choice.

Mont d’Arbois is the sunny plateau above the village, with large gardens; Rochebrune, where a cable car has run since 1933, is nearer the centre. Geneva is about 75 minutes by road, the station at Sallanches twenty.`,
      de: `Megève ist für Gäste, die zuerst das Dorf aussuchen. Der Kern ist autofrei, die Kirche steht seit Jahrhunderten darin, und auf dem Platz warten Schlitten, weil immer jemand einsteigt. Gefahren wird sanft und schön, auf bewaldeten Hängen mit Blick zum Mont Blanc; das passt zu Familien und zu allen, die es nicht eilig haben. Auf 1 113 Metern kann das Tal im März grün sein, sicherer sind Januar und Februar.

Mont d’Arbois ist das sonnige Plateau über dem Ort mit großen Gärten; Rochebrune, wo seit 1933 eine Seilbahn fährt, liegt näher am Zentrum. Von Genf sind es rund 75 Minuten, vom Bahnhof Sallanches zwanzig.`,
    },
    picture: 'hotel-02.jpg',
    sectors: [
      { id: 'megeve/mont-d-arbois', name: 'Mont d’Arbois', latitude: 45.85438, longitude: 6.63721 },
      { id: 'megeve/rochebrune', name: 'Rochebrune', latitude: 45.84862, longitude: 6.61284 },
    ],
    nearestAirport: { iataCode: 'GVA', name: { en: 'Geneva', de: 'Genf' }, minutesByCar: 75 },
  },
  {
    id: 'val-d-isere',
    name: { en: 'Val d’Isère', de: 'Val d’Isère' },
    country: 'FR',
    region: null,
    postalCode: '73150',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.44831,
    longitude: 6.98063,
    altitudeMetres: 1850,
    tagline: {
      en: 'High, snow-sure and sporting, at the end of the winter road.',
      de: 'Hoch, schneesicher und sportlich, am Ende der Winterstraße.',
    },
    summary: {
      en: 'Chalets and apartments in Val d’Isère: 300 kilometres of piste shared with Tignes, and snow from late November into May.',
      de: 'Chalets und Apartments in Val d’Isère: 300 Pistenkilometer gemeinsam mit Tignes und Schnee von Ende November bis in den Mai.',
    },
    introduction: {
      en: `Val d’Isère is for people who come to ski and mind when they cannot. The village lies at 1 850 metres, the lifts go to about 3 450, and together with Tignes there are 300 kilometres of piste and a great deal of open mountain beside it. The season runs from late November to early May. Runs back to the valley are steep for their colour; beginners do better high up, where it is flat and sunny, and take the lift down.

The centre has been rebuilt in stone around a church of the seventeenth century. In winter the road ends here, since the Col de l’Iseran is closed. Chambéry is a little over two hours away, Geneva nearly three, the station at Bourg-Saint-Maurice 45 minutes.`,
      de: `Val d’Isère ist für Gäste, die zum Skifahren kommen und denen es etwas ausmacht, wenn es nicht geht. Der Ort liegt auf 1 850 Metern, die Lifte reichen bis rund 3 450, und zusammen mit Tignes gibt es 300 Pistenkilometer und daneben viel freies Gelände. Die Saison dauert von Ende November bis Anfang Mai. Talabfahrten sind für ihre Farbe steil; Anfänger bleiben oben, wo es flach und sonnig ist, und nehmen die Bahn hinunter.

Das Zentrum wurde rund um die Kirche aus dem 17. Jahrhundert in Stein neu gebaut. Im Winter endet hier die Straße, denn der Col de l’Iseran ist gesperrt. Von Chambéry sind es gut zwei Stunden, von Genf knapp drei, vom Bahnhof Bourg-Saint-Maurice 45 Minuten.`,
    },
    picture: 'exterior-05.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'CMF', name: { en: 'Chambéry', de: 'Chambéry' }, minutesByCar: 130 },
  },
  {
    id: 'saint-martin-de-belleville',
    name: { en: 'Saint-Martin-de-Belleville', de: 'Saint-Martin-de-Belleville' },
    country: 'FR',
    region: null,
    postalCode: '73440',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.38017,
    longitude: 6.50488,
    altitudeMetres: 1450,
    tagline: {
      en: 'A Savoyard farming village with a back door to the Three Valleys.',
      de: 'Ein savoyisches Bauerndorf mit Hintertür zu den Trois Vallées.',
    },
    summary: {
      en: 'Chalets and apartments in Saint-Martin-de-Belleville: stone houses, two lifts to the Three Valleys and very little noise.',
      de: 'Chalets und Apartments in Saint-Martin-de-Belleville: Steinhäuser, zwei Lifte bis in die Trois Vallées und sehr wenig Lärm.',
    },
    introduction: {
      en: `Saint-Martin is where people go after ten winters in the larger resorts next door. It is a small stone village with a baroque church, good cooking out of proportion to its size and no nightlife to speak of. A gondola and a chairlift lead to Tougnète at over 2 400 metres, and from there you ski down to Méribel or Les Menuires. The home run faces the afternoon sun and is long, easy and soft by three in spring.

It suits couples and families with children past nursery age. Moûtiers is half an hour by road, Chambéry an hour and a half. Of the Three Valleys villages it is among the quickest to reach on a Saturday, because the traffic turns off elsewhere.`,
      de: `Nach Saint-Martin kommt man, wenn man zehn Winter in den größeren Orten nebenan hinter sich hat. Es ist ein kleines Dorf aus Stein mit barocker Kirche, einer Küche, die für seine Größe erstaunlich gut ist, und keinem nennenswerten Nachtleben. Gondel und Sessellift führen zum Tougnète auf über 2 400 Meter, von dort fährt man nach Méribel oder Les Menuires. Die Heimabfahrt liegt in der Nachmittagssonne, ist lang und leicht und im Frühjahr um drei Uhr weich.

Das passt zu Paaren und zu Familien, deren Kinder schon sicher fahren. Von Moûtiers ist es eine halbe Stunde, von Chambéry anderthalb. Unter den Dörfern der Trois Vallées gehört es samstags zu den schnell erreichten, weil der Verkehr anderswo abbiegt.`,
    },
    picture: 'hotel-05.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'CMF', name: { en: 'Chambéry', de: 'Chambéry' }, minutesByCar: 85 },
  },
  {
    id: 'chamonix',
    name: { en: 'Chamonix', de: 'Chamonix' },
    country: 'FR',
    region: null,
    postalCode: '74400',
    state: { en: 'Auvergne-Rhône-Alpes', de: 'Auvergne-Rhône-Alpes' },
    latitude: 45.92371,
    longitude: 6.86942,
    altitudeMetres: 1035,
    tagline: {
      en: 'A mountaineers’ town under glaciers, with skiing to match.',
      de: 'Eine Bergsteigerstadt unter Gletschern, das Skifahren passt dazu.',
    },
    summary: {
      en: 'Chalets and apartments in Chamonix below Mont Blanc: guides, glaciers and high ski ground, 80 minutes from Geneva airport.',
      de: 'Chalets und Apartments in Chamonix am Mont Blanc: Bergführer, Gletscher und hochalpines Gelände, 80 Minuten vom Flughafen Genf.',
    },
    introduction: {
      en: `Chamonix is a working mountain town and does not arrange itself for visitors. It suits strong skiers, walkers and people who like to sit below something very large. The cable car to the Aiguille du Midi climbs to over 3 700 metres; from there the Vallée Blanche runs about twenty kilometres down the glacier, with a guide and an early start. The ski areas lie apart along the valley, so a car or driver is useful.

Families do well at Le Tour and Les Houches. Geneva is 80 minutes by motorway, and the tunnel leads to Italy in a quarter of an hour. Summer is as busy as winter, and many think it the better season.`,
      de: `Chamonix ist eine Stadt, in der die Berge Beruf sind, und sie richtet sich nicht eigens für Gäste her. Das passt zu sicheren Skifahrern, zu Wanderern und zu Menschen, die gern unter etwas sehr Großem sitzen. Die Seilbahn zur Aiguille du Midi reicht auf über 3 700 Meter; von dort führt die Vallée Blanche rund zwanzig Kilometer über den Gletscher hinab, mit Führer und frühem Aufbruch. Die Skigebiete liegen im Tal verstreut, ein Wagen oder Fahrer ist nützlich.

Familien sind in Le Tour und Les Houches gut aufgehoben. Genf liegt 80 Autobahnminuten entfernt, und durch den Tunnel ist man in einer Viertelstunde in Italien. Der Sommer ist so belebt wie der Winter, und manche halten ihn für die bessere Zeit.`,
    },
    picture: 'exterior-03.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'GVA', name: { en: 'Geneva', de: 'Genf' }, minutesByCar: 80 },
  },
  {
    id: 'paris',
    name: { en: 'Paris', de: 'Paris' },
    country: 'FR',
    region: null,
    postalCode: '75001',
    state: { en: 'Île-de-France', de: 'Île-de-France' },
    latitude: 48.85661,
    longitude: 2.35222,
    altitudeMetres: 35,
    tagline: {
      en: 'A night or two on the way to the snow, or instead of it.',
      de: 'Eine Nacht oder zwei auf dem Weg in den Schnee, oder an seiner Stelle.',
    },
    summary: {
      en: 'Hotels in Paris before or after a week in the French Alps: museums, long dinners and direct trains from the Gare de Lyon.',
      de: 'Hotels in Paris vor oder nach einer Woche in den französischen Alpen: Museen, lange Abende und direkte Züge ab Gare de Lyon.',
    },
    introduction: {
      en: `Paris needs no introduction, so here is the practical part. For a stop of one or two nights we suggest a hotel between the Seine and the eighth arrondissement, near the museums and with a sensible drive to the station. Winter is a good time: the galleries are quieter, tables easier to find, and the light at four in the afternoon is worth the coat.

Direct trains leave the Gare de Lyon for Moûtiers and Bourg-Saint-Maurice in season and take between four and a half and five hours. Orly is the nearer airport, about half an hour from the centre if the ring road agrees.`,
      de: `Paris muss man nicht vorstellen, also zum Praktischen. Für ein oder zwei Nächte empfehlen wir ein Haus zwischen der Seine und dem achten Arrondissement, nah an den Museen und mit vernünftigem Weg zum Bahnhof. Der Winter ist eine gute Zeit: Die Säle sind leerer, Tische leichter zu bekommen, und das Licht um vier Uhr nachmittags ist den Mantel wert.

In der Saison fahren von der Gare de Lyon direkte Züge nach Moûtiers und Bourg-Saint-Maurice, viereinhalb bis fünf Stunden lang. Orly ist der nähere Flughafen, eine halbe Stunde vom Zentrum, wenn der Ring einverstanden ist.`,
    },
    picture: 'bedroom-07.jpg',
    sectors: [],
    nearestAirport: { iataCode: 'ORY', name: { en: 'Paris Orly', de: 'Paris-Orly' }, minutesByCar: 30 },
  },
];
