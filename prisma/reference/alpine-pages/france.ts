import type { AlpinePageContent } from './page-content';

export const frenchPages: readonly AlpinePageContent[] = [
  {
    slug: 'frankreich',
    place: { kind: 'country', ids: ['FR'] },
    path: '/die-luxuriösesten-chalets-der-alpen/frankreich',
    title: { en: 'Luxury chalets in France', de: 'Luxus-Chalets in Frankreich' },
    heading: { en: 'The most luxurious chalets in France', de: 'Die luxuriösesten Chalets in Frankreich' },
    summary: {
      en: 'Courchevel, Méribel, Val d’Isère, Megève and Chamonix: how the French resorts differ, and which chalets we know in each of them.',
      de: 'Courchevel, Méribel, Val d’Isère, Megève und Chamonix: was die französischen Orte unterscheidet und welche Chalets wir kennen.',
    },
    lead: {
      en: 'In France the piste comes to the door, and the chef has an opinion about what you do afterwards.',
      de: 'In Frankreich kommt die Piste bis vor die Tür, und der Koch hat eine Meinung dazu, was danach geschieht.',
    },
    body: {
      en: `## The large areas

Courchevel, Méribel and Saint-Martin-de-Belleville belong to the Three Valleys, 600 kilometres of linked piste, for which a week is not enough and a season just about. Val d’Isère shares 300 kilometres with Tignes, on higher ground. Whoever likes to cover distance will find it here without taking off the skis. Many houses stand at the edge of the slope, and the way home is the last run.

## The other two

Megève and Chamonix lie under Mont Blanc and could hardly be more different. Megève is a village with a church square, sleighs and rolling, wooded slopes. Chamonix is a mountaineers’ town with glaciers above the roofs and ski areas for people who know what they are doing. From one to the other it is three quarters of an hour. Families with a climber among them have been known to divide.

## Service in the house

The French chalet is a small hotel for one party. In the larger houses chef, housekeeper and driver come with it, and lunch can be ready when the last ski boot is off. You may also take a house with breakfast only, or keep the kitchen to yourselves; what is sold, and at what price, stands with each week. Christmas and February leave early, January and late March are kinder to everybody.

## On the road

Geneva serves Megève and Chamonix in about an hour and a quarter. For the Tarentaise, that is Courchevel, Méribel, Saint-Martin and Val d’Isère, Chambéry is nearer, Geneva and Lyon have more flights. Trains run to Moûtiers, Bourg-Saint-Maurice and Sallanches. On the Saturdays of the school holidays the valley moves slowly. Our drivers know the hours at which it does not.`,
      de: `## Die großen Gebiete

Courchevel, Méribel und Saint-Martin-de-Belleville gehören zu den Trois Vallées, 600 verbundenen Pistenkilometern, für die eine Woche nicht reicht und eine Saison gerade eben. Val d’Isère teilt sich 300 Kilometer mit Tignes, eine Etage höher. Wer gern Strecke macht, findet sie hier, ohne abzuschnallen. Viele Häuser stehen am Pistenrand, und der Heimweg ist die letzte Abfahrt.

## Die beiden anderen

Megève und Chamonix liegen unter dem Mont Blanc und könnten verschiedener kaum sein. Megève ist ein Dorf mit Kirchplatz, Schlitten und sanften, bewaldeten Hängen. Chamonix ist eine Bergsteigerstadt mit Gletschern über den Dächern und Skigebieten für Leute, die wissen, was sie tun. Von einem zum anderen ist es eine Dreiviertelstunde. Familien mit einem Kletterer in ihren Reihen haben sich auch schon aufgeteilt.

## Service im Haus

Das französische Chalet ist ein kleines Hotel für eine einzige Gesellschaft. In den größeren Häusern gehören Koch, Hauswirtschaft und Fahrer dazu, und das Mittagessen steht bereit, wenn der letzte Skischuh ausgezogen ist. Sie können ein Haus auch nur mit Frühstück nehmen oder die Küche für sich behalten; was zu welchem Preis angeboten wird, steht bei jeder Woche. Weihnachten und der Februar sind früh vergeben, Januar und Ende März meinen es mit allen besser.

## Unterwegs

Nach Megève und Chamonix fährt man von Genf rund fünf Viertelstunden. Für die Tarentaise, also Courchevel, Méribel, Saint-Martin und Val d’Isère, liegt Chambéry näher, während Genf und Lyon mehr Flüge haben. Züge fahren nach Moûtiers, Bourg-Saint-Maurice und Sallanches. An den Samstagen der Schulferien bewegt sich das Tal langsam. Unsere Fahrer kennen die Stunden, in denen das anders ist.`,
    },
    picture: 'hotel-02.jpg',
  },
  {
    slug: 'courchevel',
    place: {
      kind: 'cityGroup',
      ids: ['courchevel-1300', 'courchevel-1550', 'courchevel-1650', 'courchevel-1850'],
    },
    path: '/die-luxuriösesten-chalets-der-alpen/courchevel',
    title: { en: 'Luxury chalets in Courchevel', de: 'Luxus-Chalets in Courchevel' },
    heading: { en: 'The most luxurious chalets in Courchevel', de: 'Die luxuriösesten Chalets in Courchevel' },
    summary: {
      en: 'Chalets in Courchevel 1300, 1550, 1650 and 1850: four villages, one ski area, and how to tell which of them is yours.',
      de: 'Chalets in Courchevel 1300, 1550, 1650 und 1850: vier Dörfer, ein Skigebiet und woran man erkennt, welches das eigene ist.',
    },
    lead: {
      en: 'Courchevel is four villages one above the other, and each is convinced that it has the right altitude.',
      de: 'Courchevel besteht aus vier Dörfern übereinander, und jedes ist überzeugt, auf der richtigen Höhe zu liegen.',
    },
    body: {
      en: `## Four villages

At the bottom lies Le Praz, 1300: farmhouses, a lake, the ski jumps of 1992 and a gondola. Then comes 1550, Courchevel Village, easy to grasp and close to the ski school. 1650 is called Moriond, has the afternoon sun, a street with bakers and a part of the ski area that feels like its own. At the top is 1850, with firs, large houses and shop windows. Higher is closer to the lifts; lower is closer to the village, and quieter after six.

## 1850 in three quarters

Jardin Alpin is the wooded quarter at the upper edge, reached by its own gondola; here you go out of the house on skis and come back in the same way. Bellecôte follows a broad, easy piste and is made for children who ski ahead. Cospillot is residential and still, and the Croisette with its lifts is a few minutes away by driver. In all three the house prices rise with the quality of the trees.

## Snow and pistes

Courchevel faces north for the most part, and what falls here remains. The pistes are groomed to a standard at which even good skiers turn round to look. From the Saulire one crosses to Méribel; those who set out early have coffee in the next valley but one. Steep ground exists as well, in the couloirs beneath the cable car. They are best seen first from the cabin.

## Journey and weeks

Chambéry is about an hour and a half away, Geneva and Lyon a little over two hours, Moûtiers station half an hour to forty minutes. On the altiport at 2 000 metres helicopters and small aircraft land when the weather is clear. Most houses change on Saturdays, some over the holidays after ten or fourteen nights.`,
      de: `## Vier Dörfer

Unten liegt Le Praz, 1300: Bauernhäuser, ein See, die Schanzen von 1992 und eine Gondel. Dann kommt 1550, Courchevel Village, überschaubar und nah an der Skischule. 1650 heißt Moriond, hat die Nachmittagssonne, eine Straße mit Bäckern und einen Teil des Skigebiets, der sich anfühlt wie der eigene. Oben ist 1850, mit Tannen, großen Häusern und Schaufenstern. Weiter oben wohnt man näher am Lift, weiter unten näher am Dorf, und nach sechs Uhr ruhiger.

## 1850 in drei Vierteln

Jardin Alpin ist das Waldviertel am oberen Rand mit eigener Gondel; hier geht man auf Skiern aus dem Haus und kommt ebenso zurück. Bellecôte folgt einer breiten, leichten Piste und ist gemacht für Kinder, die vorausfahren. Cospillot ist Wohngegend und still, zur Croisette mit ihren Liften bringt Sie in wenigen Minuten der Fahrer. In allen dreien steigen die Hauspreise mit der Güte der Bäume.

## Schnee und Pisten

Courchevel schaut überwiegend nach Norden, und was hier fällt, das bleibt. Die Pisten sind so gepflegt, dass sich auch gute Skifahrer nach ihnen umdrehen. Über die Saulire geht es nach Méribel; wer früh aufbricht, trinkt den Kaffee im übernächsten Tal. Steiles Gelände gibt es auch, in den Rinnen unter der Seilbahn. Man sieht sie sich am besten zuerst aus der Kabine an.

## Weg und Wochen

Von Chambéry sind es rund anderthalb Stunden, von Genf und Lyon gut zwei, vom Bahnhof Moûtiers eine halbe Stunde bis vierzig Minuten. Auf dem Altiport in 2 000 Metern Höhe landen bei klarem Wetter Hubschrauber und kleine Flugzeuge. Die meisten Häuser wechseln am Samstag, manche über die Feiertage nach zehn oder vierzehn Nächten. In der zweiten Januarhälfte sind die Wochen ruhiger und die Preise freundlicher; der Schnee ist dann trocken und die Croisette beinahe leer.`,
    },
    picture: 'exterior-12.jpg',
  },
  {
    slug: 'chamonix',
    place: { kind: 'city', ids: ['chamonix'] },
    path: '/die-luxuriösesten-chalets-der-alpen/chamonix',
    title: { en: 'Luxury chalets in Chamonix', de: 'Luxus-Chalets in Chamonix' },
    heading: { en: 'The most luxurious chalets in Chamonix', de: 'Die luxuriösesten Chalets in Chamonix' },
    summary: {
      en: 'Chalets and apartments in Chamonix: Mont Blanc in the window, guides, the Vallée Blanche, and two seasons of equal rank.',
      de: 'Chalets und Apartments in Chamonix: der Mont Blanc im Fenster, Bergführer, die Vallée Blanche und zwei gleichwertige Jahreszeiten.',
    },
    lead: {
      en: 'Chamonix has been living with the mountain for a long time and speaks of it the way others speak of the weather.',
      de: 'Chamonix lebt lange genug mit dem Berg, um von ihm zu sprechen wie andere Leute vom Wetter.',
    },
    body: {
      en: `## Under the mountain

The town lies at 1 035 metres, and the summit of Mont Blanc nearly 3 800 metres above it. Glaciers reach far down between the forests. The guides have had their own company since 1821, and in the bakery people discuss freezing levels. In 1924 the first Winter Olympics were held here. None of this is explained to visitors at any length; one is expected to look up.

## Skiing in separate pieces

There is no single large area. Brévent and Flégère face south, with the view; Grands Montets above Argentière is north-facing and steep; Balme at Le Tour is open and gentle; Les Houches runs through the forest and keeps going in bad weather. The cable car to the Aiguille du Midi takes you to over 3 700 metres, and from there the Vallée Blanche leads some twenty kilometres down the glacier. It is not difficult in good conditions, but it is a glacier: never without a guide. A driver saves the bus between the areas, and usually an hour.

## Houses and nights

Our chalets stand in Les Praz, a few minutes on foot from the Flégère, and in the centre we have an apartment above the Arve. There is a place for wet ropes in each. The equipment is noted piece by piece with each house, since climbers like to read lists. One chalet is let for ten or fourteen nights: long enough to wait for the good day.

## Summer and the way

From late June until September people walk, climb, paraglide and sit on terraces in the evening, still warm, with ice in view. Many who know both think summer the better half. Geneva airport is about 80 minutes away, almost entirely by dual carriageway. Through the Mont Blanc tunnel one is soon in the Aosta Valley, where lunch is different. A small red train climbs the valley to Vallorcine and Switzerland.`,
      de: `## Unter dem Berg

Die Stadt liegt auf 1 035 Metern und der Gipfel des Mont Blanc fast 3 800 Meter darüber. Die Gletscher reichen zwischen den Wäldern weit herab. Die Bergführer haben seit 1821 ihre eigene Vereinigung, und beim Bäcker spricht man über die Nullgradgrenze. 1924 fanden hier die ersten Olympischen Winterspiele statt. Erklärt wird das alles nicht lange; man erwartet, dass Sie hinaufsehen.

## Skifahren in Teilen

Ein einziges großes Gebiet gibt es nicht. Brévent und Flégère liegen nach Süden und haben die Aussicht, die Grands Montets über Argentière sind nordseitig und steil, Balme bei Le Tour ist offen und sanft, und in Les Houches fährt man durch Wald, auch bei schlechtem Wetter. Die Seilbahn zur Aiguille du Midi bringt Sie auf über 3 700 Meter, von dort führt die Vallée Blanche rund zwanzig Kilometer den Gletscher hinab. Bei guten Verhältnissen ist sie nicht schwer, aber es ist ein Gletscher: niemals ohne Führer. Ein Fahrer erspart den Bus zwischen den Gebieten und meist eine Stunde.

## Häuser und Nächte

Unsere Chalets stehen in Les Praz, wenige Gehminuten von der Flégère, und im Zentrum haben wir ein Apartment über der Arve. Einen Platz für nasse Seile gibt es überall. Die Ausstattung steht Stück für Stück bei jedem Haus, denn Bergsteiger lesen gern Listen. Ein Chalet wird für zehn oder vierzehn Nächte vermietet: lange genug, um auf den guten Tag zu warten.

## Der Sommer und der Weg

Von Ende Juni bis in den September wird gewandert, geklettert, mit dem Gleitschirm geflogen und abends auf der Terrasse gesessen, das Eis vor Augen. Manche, die beides kennen, halten den Sommer für die bessere Hälfte. Vom Flughafen Genf sind es etwa 80 Minuten, fast durchweg auf Schnellstraßen. Durch den Mont-Blanc-Tunnel ist man bald im Aostatal, wo das Mittagessen anders ausfällt. Eine kleine rote Bahn fährt talaufwärts nach Vallorcine und weiter in die Schweiz.`,
    },
    picture: 'exterior-05.jpg',
  },
  {
    slug: 'megeve',
    place: { kind: 'city', ids: ['megeve'] },
    path: '/die-luxuriösesten-chalets-der-alpen/megeve',
    title: { en: 'Luxury chalets in Megève', de: 'Luxus-Chalets in Megève' },
    heading: { en: 'The most luxurious chalets in Megève', de: 'Die luxuriösesten Chalets in Megève' },
    summary: {
      en: 'Chalets in Megève at Mont d’Arbois and Rochebrune: a car-free village centre, gentle skiing, and houses for up to 24 guests.',
      de: 'Chalets in Megève am Mont d’Arbois und an der Rochebrune: ein autofreier Dorfkern, sanfte Pisten und Häuser für bis zu 24 Gäste.',
    },
    lead: {
      en: 'Megève became a winter resort a hundred years ago, as an answer to the Engadine, and has since forgotten the question.',
      de: 'Megève wurde vor hundert Jahren zum Wintersportort, als Antwort auf das Engadin, und hat die Frage inzwischen vergessen.',
    },
    body: {
      en: `## The village

In the middle stands the church, around it the square, and on the square the sleighs. Cars stay outside, the streets are paved, and a stream runs through them which one hears at night. Farms in the surroundings still make cheese, and the way to it is signposted. Megève became a winter resort in the 1920s but had been a market place for centuries; this explains why it is also open in November, more or less.

## Mont d’Arbois and Rochebrune

Mont d’Arbois is a sunny plateau above the village, with large gardens, a golf course under the snow and Mont Blanc beyond it. Houses here have room around them. Rochebrune lies on the other side, nearer to the centre and to the cable car that has gone up since 1933. One of our chalets there sleeps up to 24 guests and is the answer to a question that is otherwise asked of hotels: a birthday, three generations, one table.

## Skiing, gently

The slopes roll through forest and pasture up to about 2 350 metres, and join those of Saint-Gervais and Combloux. There is much blue and red, little that frightens, and a view at every turn. When visibility is poor elsewhere, one is glad of the trees here. Megève lies at 1 113 metres, and its snow is best between early January and the beginning of March. In other weeks, come for the village and ski when it suits.

## How to arrive

From Geneva airport it takes about 75 minutes, which makes Megève one of the few places for a long weekend outside the high weeks. The station at Sallanches is twenty minutes below. Small aircraft and helicopters use the altiport above the village. On Sundays half of Geneva is here for lunch, so we advise a late one.`,
      de: `## Das Dorf

In der Mitte steht die Kirche, um sie herum liegt der Platz, und auf dem Platz warten die Schlitten. Autos bleiben draußen, die Gassen sind gepflastert, und durch sie läuft ein Bach, den man nachts hört. Die Höfe in der Umgebung machen noch Käse, der Weg dorthin ist ausgeschildert. Wintersportort wurde Megève in den 1920er Jahren, Marktflecken war es da schon seit Jahrhunderten; darum ist es auch im November geöffnet, mehr oder weniger.

## Mont d’Arbois und Rochebrune

Der Mont d’Arbois ist ein sonniges Plateau über dem Dorf, mit großen Gärten, einem Golfplatz unter dem Schnee und dahinter dem Mont Blanc. Die Häuser haben hier Raum um sich. Rochebrune liegt auf der anderen Seite, näher am Zentrum und an der Seilbahn, die seit 1933 hinauffährt. Eines unserer Chalets nimmt dort bis zu 24 Gäste auf und beantwortet eine Frage, die sonst Hotels gestellt wird: ein Geburtstag, drei Generationen, ein Tisch.

## Skifahren, sanft

Die Hänge ziehen durch Wald und Weiden bis auf etwa 2 350 Meter und schließen an jene von Saint-Gervais und Combloux an. Vieles ist blau und rot, wenig macht Angst, und hinter jeder Kuppe liegt Aussicht. Ist anderswo die Sicht schlecht, freut man sich hier über die Bäume. Megève liegt auf 1 113 Metern, der Schnee ist zwischen Anfang Januar und Anfang März am besten. In anderen Wochen kommt man des Dorfes wegen und fährt Ski, wenn es passt.

## Wie man ankommt

Vom Flughafen Genf dauert es rund 75 Minuten, weshalb sich Megève außerhalb der hohen Wochen auch für ein langes Wochenende eignet. Der Bahnhof Sallanches liegt zwanzig Minuten unterhalb. Kleine Flugzeuge und Hubschrauber nutzen den Altiport über dem Ort. Am Sonntag kommt halb Genf zum Mittagessen, wir raten daher zu einem späten.`,
    },
    picture: 'living-04.jpg',
  },
];
