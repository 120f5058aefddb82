import type { AlpinePageContent } from './page-content';

export const austrianPages: readonly AlpinePageContent[] = [
  {
    slug: 'oesterreich',
    place: { kind: 'country', ids: ['AT'] },
    path: '/die-luxuriösesten-chalets-der-alpen/österreich',
    title: { en: 'Luxury chalets in Austria', de: 'Luxus-Chalets in Österreich' },
    heading: { en: 'The most luxurious chalets in Austria', de: 'Die luxuriösesten Chalets in Österreich' },
    summary: {
      en: 'Lech, St. Anton and Kitzbühel compared: snow, villages, journeys and the private chalets and apartments we know in each of them.',
      de: 'Lech, St. Anton und Kitzbühel im Vergleich: Schnee, Ortsbild, Anreise und die privaten Chalets und Apartments, die wir dort kennen.',
    },
    lead: {
      en: 'In Austria the village came first, then the inn, then the lift, and the order has held.',
      de: 'In Österreich war zuerst das Dorf da, dann der Gasthof, dann der Lift, und bei dieser Reihenfolge ist es geblieben.',
    },
    body: {
      en: `## Three places, three temperaments

Lech is the quiet one. It lies high on the Arlberg, is well looked after, and goes to bed early. St. Anton, on the other side of the same pass, skis harder and celebrates sooner. Kitzbühel is a town with gables, a gate and a calendar of its own, in which skiing is one of several good reasons to come. Families tend towards Lech, friends towards St. Anton, and mixed parties towards Kitzbühel. Exceptions are common and usually happy.

## The snow

The Arlberg stands in the way of the weather from the north-west and receives accordingly. In Lech and St. Anton one can generally ski from early December until after Easter. Kitzbühel begins at 762 metres and is honest about it: its grassy slopes need little, the upper runs keep well, and the surest weeks lie between mid-January and early March.

## The houses

Austrian chalets smell of wood, at best of old wood. There is a parlour with a tiled stove, a sauna, often a pool, and a kitchen that takes breakfast as seriously as dinner. We show chalets, apartments and a villa, from a place for four with its own kitchen to a house with chef and team. Dogs are welcome in some of them, which we note with the house.

## Getting there

The Arlberg is reached from Innsbruck in little more than an hour to St. Anton and an hour and a half to Lech; Zurich is two and a half hours away. For Kitzbühel one lands in Salzburg, Innsbruck or Munich. All three have the railway in the place or close by. The direct train from Vienna takes a little over five hours to the Arlberg, and dinner is served on the way.`,
      de: `## Drei Orte, drei Temperamente

Lech ist der stille unter ihnen. Es liegt hoch am Arlberg, ist gepflegt und geht früh schlafen. St. Anton auf der anderen Seite desselben Passes fährt sportlicher Ski und feiert früher am Tag. Kitzbühel ist eine Stadt mit Giebeln, Tor und eigenem Kalender, in der das Skifahren einer von mehreren guten Gründen ist. Familien zieht es eher nach Lech, Freundeskreise nach St. Anton, gemischte Runden nach Kitzbühel. Ausnahmen sind häufig und gehen meist gut aus.

## Der Schnee

Der Arlberg steht dem Wetter aus Nordwesten im Weg und wird entsprechend bedacht. In Lech und St. Anton fährt man in der Regel von Anfang Dezember bis nach Ostern. Kitzbühel beginnt auf 762 Metern und macht daraus kein Geheimnis: Die Grashänge brauchen wenig, die oberen Pisten halten gut, und die sichersten Wochen liegen zwischen Mitte Januar und Anfang März.

## Die Häuser

Ein österreichisches Chalet riecht nach Holz, im besseren Fall nach altem. Es hat eine Stube mit Kachelofen, eine Sauna, häufig einen Pool und eine Küche, die das Frühstück so ernst nimmt wie das Abendessen. Wir zeigen Chalets, Apartments und eine Villa, von der Wohnung für vier, in der Sie selbst kochen, bis zum Haus mit Koch und Team. In manchen ist auch der Hund willkommen; das steht jeweils dabei.

## Die Anreise

Von Innsbruck fährt man nach St. Anton gut eine Stunde, nach Lech anderthalb; von Zürich sind es zweieinhalb. Für Kitzbühel landet man in Salzburg, Innsbruck oder München. Alle drei Orte haben die Bahn vor der Tür oder in der Nähe. Der direkte Zug von Wien ist in gut fünf Stunden am Arlberg, und unterwegs wird serviert.`,
    },
    picture: 'exterior-04.jpg',
  },
  {
    slug: 'vorarlberg',
    place: { kind: 'region', ids: ['vorarlberg'] },
    path: '/die-luxuriösesten-chalets-der-alpen/vorarlberg',
    title: { en: 'Luxury chalets in Vorarlberg', de: 'Luxus-Chalets in Vorarlberg' },
    heading: { en: 'The most luxurious chalets in Vorarlberg', de: 'Die luxuriösesten Chalets in Vorarlberg' },
    summary: {
      en: 'Vorarlberg between Lake Constance and the Arlberg: good architecture, deep snow, and our chalets and apartments in and around Lech.',
      de: 'Vorarlberg zwischen Bodensee und Arlberg: gute Baukunst, viel Schnee und unsere Chalets und Apartments in Lech, Oberlech und Zug.',
    },
    lead: {
      en: 'A small state with its back to the Arlberg and its face to the lake, where carpenters are asked for their opinion.',
      de: 'Ein kleines Land mit dem Rücken zum Arlberg und dem Gesicht zum Bodensee, in dem man die Zimmerleute nach ihrer Meinung fragt.',
    },
    body: {
      en: `## A state behind the pass

Vorarlberg is the westernmost part of Austria and speaks an Alemannic that even Tyroleans follow with effort. The Arlberg has always divided it from the rest of the country; before the railway tunnel of 1884, winter settled the question for weeks. The distance has done no harm. People here look across to Switzerland and Lake Constance, trade, build, and do not talk much about it.

## Wood, and the people who work it

The Bregenzerwald is known far beyond the region for its timber building: plain houses with shingles, exact joints and large windows. It comes from the same workshops as the old farmhouses. In our chalets you notice it in details, in a door that closes without a sound or in a bench that is the right height. Silver fir, oak, local stone, wool. There is little else, and nothing is missing.

## Snow and Walser

In the fourteenth century the Walser came over the passes from the Valais and settled where nobody else wished to live, high up and in the snow. Lech and Warth are their foundations. In a good winter, well over ten metres of new snow fall on Warth, and Lech is not far behind. A lift connection joins the two. The road between them closes in winter, and avalanches have the right of way.

## Our houses

All our houses in Vorarlberg are in Lech: in car-free Oberlech, at Stubenbach, and in the hamlet of Zug at the end of the valley. The airports are Innsbruck, Altenrhein, Friedrichshafen and Zurich, each between one and a quarter and two and a half hours away. In July and August opera is played on the lake at Bregenz; from Lech you drive there in an hour and a half and are back in cool air for the night.`,
      de: `## Ein Land hinter dem Pass

Vorarlberg ist Österreichs Westen und spricht ein Alemannisch, dem selbst Tiroler nur mit Mühe folgen. Vom Rest des Landes trennt es der Arlberg; vor dem Eisenbahntunnel von 1884 hatte im Winter der Schnee für Wochen das letzte Wort. Geschadet hat der Abstand nicht. Man schaut hinüber in die Schweiz und auf den Bodensee, handelt, baut und redet nicht viel darüber.

## Holz und wer es bearbeitet

Der Bregenzerwald ist weit über das Land hinaus für seinen Holzbau bekannt: schlichte Häuser mit Schindeln, genauen Fugen und großen Fenstern, aus denselben Werkstätten wie einst die Bauernhöfe. In unseren Chalets merkt man es an Kleinigkeiten, an einer Tür, die lautlos schließt, oder an einer Bank, die die richtige Höhe hat. Weißtanne, Eiche, Stein aus der Gegend, Wolle. Viel mehr ist es nicht, und es fehlt nichts.

## Schnee und Walser

Im 14. Jahrhundert kamen die Walser aus dem Wallis über die Pässe und siedelten dort, wo sonst niemand wohnen wollte: hoch oben, im Schnee. Lech und Warth gehen auf sie zurück. In einem guten Winter fallen in Warth deutlich über zehn Meter Neuschnee, und Lech steht kaum zurück. Ein Lift verbindet die beiden Orte. Die Straße dazwischen ist im Winter geschlossen; Vorfahrt haben die Lawinen.

## Unsere Häuser

Alle unsere Häuser in Vorarlberg stehen in Lech: im autofreien Oberlech, in Stubenbach und im Weiler Zug am Ende des Tals. Gelandet wird in Innsbruck, Altenrhein, Friedrichshafen oder Zürich, zwischen fünf Viertelstunden und zweieinhalb Stunden entfernt. Im Juli und August wird in Bregenz auf dem See Oper gespielt; von Lech fährt man in anderthalb Stunden hin und schläft danach wieder in kühler Luft.`,
    },
    picture: 'living-02.jpg',
  },
  {
    slug: 'kitzbuehel',
    place: { kind: 'city', ids: ['kitzbuehel'] },
    path: '/die-luxuriösesten-chalets-der-alpen/kitzbühel',
    title: { en: 'Luxury chalets in Kitzbühel', de: 'Luxus-Chalets in Kitzbühel' },
    heading: { en: 'The most luxurious chalets in Kitzbühel', de: 'Die luxuriösesten Chalets in Kitzbühel' },
    summary: {
      en: 'Chalets, a villa and apartments in Kitzbühel: old town, Hahnenkamm and Horn, the race week in January and the summer by the lake.',
      de: 'Chalets, eine Villa und Apartments in Kitzbühel: Altstadt, Hahnenkamm und Horn, die Rennwoche im Januar und der Sommer am See.',
    },
    lead: {
      en: 'Kitzbühel was a mining town before it was a ski town, and still knows what is worth digging for.',
      de: 'Kitzbühel war Bergwerksstadt, ehe es Skistadt wurde, und weiß bis heute, wonach zu graben sich lohnt.',
    },
    body: {
      en: `## A town with a mountain on each side

Kitzbühel received its charter in 1271 and grew prosperous on copper and silver. What remains is an old town with churches on a rise, coloured gables and a gate one still walks through. To the west the Hahnenkamm begins directly at the edge of the streets; to the east stands the Horn with its broad sunny slopes. Between them you live on foot, which is rarer in ski resorts than it ought to be.

## Skiing

More than 200 kilometres of piste extend from Kirchberg to the Pass Thurn, most of them on open meadows of medium pitch. The Streif is the exception. In the third or fourth week of January it is raced; for the rest of the winter it can be skied, with a few sensible detours. The valley lies at 762 metres, so in mild weeks one takes the lift down. On the mountain the snow keeps longer than the postal code suggests.

## With friends, family and dog

Our houses stand in sunny places above the town and in its quieter streets: chalets, apartments and a villa with a garden. In one chalet dogs are expressly welcome. Those who do not ski walk around the Schwarzsee, go to the museum or sit in the café that everybody passes in the course of a morning. If you come for the race, ask in spring. If you would rather avoid it, we know the week.

## The way, and the other season

From Salzburg airport it takes about 75 minutes, from Innsbruck the same, from Munich something under two hours. The station Kitzbühel Hahnenkamm lies next to the gondola. In summer there are golf courses, the warm water of the lake and a tennis week in July; prices are lower then and the meadows loud with crickets.`,
      de: `## Eine Stadt mit zwei Bergen

Kitzbühel bekam 1271 das Stadtrecht und wurde mit Kupfer und Silber wohlhabend. Geblieben ist eine Altstadt mit Kirchen auf einer Anhöhe, farbigen Giebeln und einem Tor, durch das man noch immer geht. Im Westen beginnt der Hahnenkamm gleich hinter den Gassen, im Osten steht das Horn mit seinen breiten Sonnenhängen. Dazwischen lebt man zu Fuß, was in Skiorten seltener ist, als es sein müsste.

## Skifahren

Mehr als 200 Pistenkilometer reichen von Kirchberg bis zum Pass Thurn, die meisten über offene Wiesen von mittlerer Neigung. Die Ausnahme ist die Streif. In der dritten oder vierten Januarwoche wird auf ihr das Rennen gefahren, den übrigen Winter ist sie mit einigen vernünftigen Umwegen befahrbar. Das Tal liegt auf 762 Metern; in milden Wochen nimmt man für das letzte Stück die Gondel. Oben hält der Schnee länger, als die Höhenangabe vermuten lässt.

## Mit Freunden, Familie und Hund

Unsere Häuser stehen in Sonnenlagen über der Stadt und in ihren ruhigeren Straßen: Chalets, Apartments und eine Villa mit Garten. In einem der Chalets sind Hunde ausdrücklich willkommen. Wer nicht Ski fährt, geht um den Schwarzsee, ins Museum oder in das Café, an dem im Lauf eines Vormittags alle vorbeikommen. Möchten Sie zum Rennen hier sein, fragen Sie im Frühjahr. Möchten Sie es meiden, kennen wir die Woche.

## Der Weg und die andere Jahreszeit

Vom Flughafen Salzburg dauert es rund 75 Minuten, von Innsbruck ebenso lang, von München knapp zwei Stunden. Der Bahnhof Kitzbühel Hahnenkamm liegt neben der Gondel. Im Sommer gibt es Golfplätze, das warme Moorwasser des Sees und im Juli eine Tenniswoche; die Preise sind dann niedriger, und auf den Wiesen zirpt es.`,
    },
    picture: 'exterior-09.jpg',
  },
  {
    slug: 'lech',
    place: { kind: 'city', ids: ['lech'] },
    path: '/die-luxuriösesten-chalets-der-alpen/lech',
    title: { en: 'Luxury chalets in Lech am Arlberg', de: 'Luxus-Chalets in Lech am Arlberg' },
    heading: { en: 'The most luxurious chalets in Lech', de: 'Die luxuriösesten Chalets in Lech' },
    summary: {
      en: 'Chalets and apartments in Oberlech, Zug and Stubenbach: where to stay in Lech, how the snow is, and when the village is quiet.',
      de: 'Chalets und Apartments in Oberlech, Zug und Stubenbach: wo man in Lech wohnt, wie der Schnee ist und wann das Dorf still wird.',
    },
    lead: {
      en: 'Lech is a farming village that was offered every kind of growth and declined most of it.',
      de: 'Lech ist ein Bauerndorf, dem jede Art von Wachstum angeboten wurde und das das meiste davon ausgeschlagen hat.',
    },
    body: {
      en: `## The village

A church with an onion tower, a small river, wooden bridges, a single main street: Lech is soon explained and not so soon finished with. About 1 500 people live here all the year round, and a good many of them still keep cows. On the mountain the number of guests is limited on busy days, which is noticed most by those who come from elsewhere. Evenings take place at table.

## Oberlech, Zug, Stubenbach

Oberlech lies on a terrace some 200 metres above the village. In winter no car drives here; guests float up in the cable car, and the luggage comes through tunnels under the snow. You ski from the door. Zug is a hamlet of a few houses at the end of the valley, with its own lift, a chapel and a winter path along the stream; one of our chalets there changes guests on Sundays, when the roads are empty. Stubenbach stands in the sun on the way to Warth, a few minutes from the centre, and is the practical choice for apartments.

## The snow and the White Ring

Lech lies at 1 444 metres, and north-westerly weather brings it more snow than many higher places. The classic day is the White Ring, a circuit of 22 kilometres by way of Zürs and Zug with the village as start and finish. By lift you also reach Warth and, over the Flexen, St. Anton. Off the piste a guide is the right company.

## When, and how to arrive

Early December and January are calm; in February the families return who reserved when they left the year before. From Innsbruck one drives about an hour and a half, from Zurich two and a half. The train stops in Langen, twenty minutes below, and we send a car.`,
      de: `## Das Dorf

Eine Kirche mit Zwiebelturm, ein kleiner Fluss, Holzbrücken, eine einzige Hauptstraße: Lech ist schnell erklärt und lange nicht ausgeschöpft. Rund 1 500 Menschen leben das ganze Jahr hier, und einige von ihnen halten noch Kühe. Am Berg ist die Zahl der Gäste an vollen Tagen begrenzt, was vor allem jenen auffällt, die von anderswo kommen. Die Abende finden bei Tisch statt.

## Oberlech, Zug, Stubenbach

Oberlech liegt auf einer Terrasse gut 200 Meter über dem Dorf. Im Winter fährt hier kein Auto; die Gäste schweben mit der Seilbahn herauf, das Gepäck kommt durch Tunnel unter dem Schnee. Angeschnallt wird vor der Tür. Zug ist ein Weiler am Ende des Tals, mit eigenem Lift, einer Kapelle und einem Winterweg am Bach; eines unserer Chalets wird dort von Sonntag zu Sonntag vermietet, wenn die Straßen leer sind. Stubenbach liegt sonnig auf dem Weg nach Warth, wenige Minuten vom Zentrum, und ist die praktische Wahl für ein Apartment.

## Der Schnee und der Weiße Ring

Lech liegt auf 1 444 Metern, und das Wetter aus Nordwesten bringt ihm mehr Schnee als manchem höheren Ort. Die klassische Tagestour ist der Weiße Ring, eine Runde von 22 Kilometern über Zürs und Zug, bei der das Dorf Start und Ziel ist. Mit dem Lift erreicht man außerdem Warth und über den Flexen auch St. Anton. Abseits der Pisten ist ein Bergführer die richtige Begleitung.

## Wann und wie man kommt

Der frühe Dezember und der Januar sind ruhig; im Februar kehren die Familien zurück, die bei der Abreise im Vorjahr reserviert haben. Von Innsbruck fährt man rund anderthalb Stunden, von Zürich zweieinhalb. Der Zug hält in Langen, zwanzig Minuten unterhalb, und wir schicken einen Wagen.`,
    },
    picture: 'exterior-08.jpg',
  },
  {
    slug: 'st-anton',
    place: { kind: 'city', ids: ['st-anton'] },
    path: '/die-luxuriösesten-chalets-der-alpen/st-anton',
    title: { en: 'Luxury chalets in St. Anton am Arlberg', de: 'Luxus-Chalets in St. Anton am Arlberg' },
    heading: { en: 'The most luxurious chalets in St. Anton', de: 'Die luxuriösesten Chalets in St. Anton' },
    summary: {
      en: 'Chalets and apartments in St. Anton: serious skiing from the Valluga, quiet quarters off the main street, a station in the village.',
      de: 'Chalets und Apartments in St. Anton: sportliches Skifahren an der Valluga, ruhige Ortsteile abseits der Meile, ein Bahnhof im Dorf.',
    },
    lead: {
      en: 'In St. Anton the day begins with the first cable car and is discussed at length in the afternoon.',
      de: 'In St. Anton beginnt der Tag mit der ersten Gondel und wird am Nachmittag ausführlich besprochen.',
    },
    body: {
      en: `## A school for skiers

The Arlberg is one of the places where modern skiing was learned; the ski club in neighbouring St. Christoph was founded in 1901. St. Anton has kept the sporting tone. Above the village stand the Galzig and the Valluga with its summit at 2 811 metres, and opposite the Rendl, sunnier and more playful. Together with Lech, Zürs and Warth there are about 300 kilometres of piste. Some black runs would be called off-piste elsewhere.

## Who will be happy here

People who like to be tired in the evening. Groups of friends, grown-up families, parents whose children already overtake them. Beginners are well cared for on the meadows of Nasserein but see little of what makes the place. If half of the party does not ski, Lech or Kitzbühel is the better address, and we say so beforehand.

## Where it is quiet

St. Anton has a reputation for its afternoons, and deserves it between four and seven o’clock. The pedestrian street and the bars beside the last piste are then well attended. A few streets further one hears the river. Our chalets and apartments lie in those quieter parts, within reach of the lifts, and if you dine out, we arrange the driver home. The house knows when you would like supper; the piste bars know nothing of it.

## How to arrive

Express trains between Zurich, Innsbruck and Vienna stop in the middle of St. Anton, a few minutes’ walk from the lifts. By road it is an hour and a quarter from Innsbruck airport and a good two hours from Zurich, with the Arlberg tunnel as company. Weeks run from Saturday to Saturday for the most part. January has the dry snow, March the long days.`,
      de: `## Eine Schule für Skifahrer

Am Arlberg wurde das moderne Skifahren mit erfunden; der Skiclub im benachbarten St. Christoph besteht seit 1901. St. Anton hat den sportlichen Ton behalten. Über dem Ort stehen der Galzig und die Valluga mit ihrem Gipfel auf 2 811 Metern, gegenüber der Rendl, sonniger und verspielter. Mit Lech, Zürs und Warth zusammen sind es rund 300 Pistenkilometer. Manche schwarze Abfahrt hieße anderswo freies Gelände.

## Wer hier glücklich wird

Menschen, die abends gern müde sind. Freundeskreise, Familien mit erwachsenen Kindern, Eltern, die von ihren Kindern bereits überholt werden. Anfänger sind auf den Wiesen von Nasserein gut betreut, sehen aber wenig von dem, was den Ort ausmacht. Fährt die Hälfte der Gesellschaft nicht Ski, sind Lech oder Kitzbühel die bessere Adresse, und das sagen wir vorher.

## Wo es ruhig ist

St. Anton ist für seine Nachmittage bekannt, zwischen vier und sieben Uhr auch zu Recht. Die Fußgängerzone und die Bars an der letzten Piste sind dann gut besucht. Ein paar Straßen weiter hört man den Fluss. In diesen ruhigeren Lagen stehen unsere Chalets und Apartments, mit kurzem Weg zu den Bahnen, und wenn Sie auswärts essen, organisieren wir den Fahrer für den Heimweg. Im Haus weiß man, wann Sie essen möchten; in den Bars weiß man davon nichts.

## Wie man ankommt

Die Fernzüge zwischen Zürich, Innsbruck und Wien halten mitten in St. Anton, wenige Gehminuten von den Liften. Auf der Straße sind es vom Flughafen Innsbruck fünf Viertelstunden, von Zürich gut zwei Stunden, das letzte Stück durch den Arlbergtunnel. Vermietet wird meist von Samstag zu Samstag. Der Januar hat den trockenen Schnee, der März die langen Tage.`,
    },
    picture: 'exterior-06.jpg',
  },
];
