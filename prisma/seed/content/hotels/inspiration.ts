import { picture, text } from './compose';
import type { InspirationPostContent } from './types';

export const inspirationPosts: readonly InspirationPostContent[] = [
  {
    id: 'I01',
    hotel: 'H11',
    daysAgo: 1,
    pictures: [
      picture(
        'hotel-05',
        'Almhof Valluga and its pond, swept for skating',
        'Der Almhof Valluga und sein zum Eislaufen gekehrter Weiher',
      ),
      picture('bedroom-06', 'Parents’ room of the Family Suite Valluga', 'Elternzimmer der Familiensuite Valluga'),
    ],
    text: text(
      `**The pond bears.** Ruben Falch walked across it this morning with a drill and measured eleven centimetres; from twelve the landlord allows skates.

Families with two children of school age should look at the Family Suite Valluga: 74 square metres, two doors that close, and a balcony from which one sees who is late for ski school. There are three of them, and they confirm at once, without an answer from the hotel.

What your clients will like: skates in every size hang beside the boot racks, the ice is swept at four, lanterns burn from five, and dinner for the children is at six sharp.`,
      `**Der Weiher trägt.** Ruben Falch ist heute früh mit dem Bohrer hinübergegangen und hat elf Zentimeter gemessen; ab zwölf erlaubt der Wirt die Schlittschuhe.

Für Familien mit zwei Schulkindern empfiehlt sich die Familiensuite Valluga: 74 Quadratmeter, zwei Türen, die sich schließen, und ein Balkon, von dem aus man sieht, wer zu spät zur Skischule kommt. Es gibt drei davon, und sie sind sofort bestätigt, ohne Antwort des Hotels.

Was Ihren Gästen gefallen wird: Schlittschuhe in allen Größen neben den Skischuhen, um vier wird das Eis gekehrt, ab fünf brennen die Laternen, und Punkt sechs essen die Kinder.`,
    ),
  },
  {
    id: 'I02',
    hotel: 'H01',
    daysAgo: 3,
    pictures: [
      picture('living-01', 'Salon of the Gable Suite in the blue hour', 'Salon der Giebelsuite zur blauen Stunde'),
      picture('detail-03', 'Terrace of the Gable Suite with hot tub', 'Terrasse der Giebelsuite mit Whirlpool'),
    ],
    text: text(
      `The Gable Suite of Palais Cendrelle is one room high and one mountain wide. It was added in 2017, when the timber gable went up over the portal, and it is the only suite of the house with a hot tub outdoors.

**Good to know before you propose it:** the pantry has an entrance of its own, so a private cook never crosses the salon. The second bathroom is next to the entrance. It sleeps two in the king-size bed and a child on the sofa, if asked for beforehand.

Families who need three bedrooms are better off in the Grande Loge one floor below, with its kitchen and the lift to the skis.`,
      `Die Giebelsuite im Palais Cendrelle ist einen Raum hoch und einen Berg breit. Sie entstand 2017 mit dem Holzgiebel über dem Portal und hat als einzige Suite des Hauses einen Whirlpool im Freien.

**Gut zu wissen, bevor Sie sie vorschlagen:** Die Anrichte hat einen eigenen Eingang, ein Privatkoch geht also nie durch den Salon. Das zweite Bad liegt an der Tür. Im Kingsize-Bett schlafen zwei, auf dem Sofa nach Anmeldung ein Kind.

Wer drei Schlafzimmer braucht, ist ein Stockwerk tiefer in der Grande Loge besser aufgehoben, mit Küche und dem Lift zu den Ski.`,
    ),
  },
  {
    id: 'I03',
    hotel: 'H12',
    daysAgo: 6,
    pictures: [
      picture('meeting-05', 'Ballroom of Palais Kleeberg', 'Ballsaal des Palais Kleeberg'),
      picture('hotel-10', 'Palais Kleeberg, the square before the portal', 'Palais Kleeberg, der Platz vor dem Portal'),
    ],
    text: text(
      `Vienna dances from November until Shrove Tuesday, and Palais Kleeberg prepares for it like other hotels for snow. Tailcoats sent ahead hang pressed in the wardrobe. At four every afternoon there is a waltz lesson in the ballroom; it lasts fifty minutes and is meant for people who have claimed at home that they can.

On ball nights check-out moves to two in the afternoon *without anybody asking*. The flexible rate is kind as well: half is charged only from the day prior to arrival, all of it on the day itself.

Twelve opera seats belong to the house on most evenings. Write to Dorothea Wallnöfer early.`,
      `Wien tanzt von November bis Faschingsdienstag, und das Palais Kleeberg bereitet sich darauf vor wie andere Häuser auf den Schnee. Vorausgeschickte Fräcke hängen gebügelt im Schrank. Jeden Nachmittag um vier ist im Ballsaal Walzerstunde; sie dauert fünfzig Minuten und richtet sich an alle, die zu Hause behauptet haben, sie könnten es.

In Ballnächten wandert der Check-out auf zwei Uhr nachmittags, *ohne dass jemand fragt*. Auch die flexible Rate ist freundlich: Erst ab dem Vortag der Anreise fällt die Hälfte an, am Anreisetag der ganze Betrag.

An den meisten Abenden gehören dem Haus zwölf Opernplätze. Schreiben Sie Dorothea Wallnöfer rechtzeitig.`,
    ),
  },
  {
    id: 'I04',
    hotel: 'H18',
    daysAgo: 9,
    pictures: [
      picture('detail-05', 'The door of Die Alte Chäsi', 'Die Tür der Alten Chäsi'),
      picture('living-08', 'Parlour of the Cheesemaker’s Suite', 'Stube der Käsersuite'),
    ],
    text: text(
      `Twelve keys, one suite, and a cowbell instead of a reception. Die Alte Chäsi in Gstaad is quickly described and quickly full; in the good weeks the Cheesemaker’s Suite is the last thing left, and then it is one person’s decision.

**Whom to send:** guests who dislike hotels. Dinner is at half past seven around the copper kettle, everybody at the same hour, and those who do not want company say so to Ursina at breakfast.

**Whom not to send:** anyone who asks about the gym. Skiing starts with a lift in the house car; the driver is the hostess’s brother and knows which slope has been in the sun.`,
      `Zwölf Schlüssel, eine Suite und eine Kuhglocke statt einer Rezeption. Die Alte Chäsi in Gstaad ist schnell beschrieben und schnell voll; in den guten Wochen bleibt zuletzt die Käsersuite, und dann muss sich jemand entscheiden.

**Für wen:** für Gäste, die Hotels nicht mögen. Gegessen wird um halb acht rund um den Kupferkessel, alle zur gleichen Zeit; wer keine Gesellschaft möchte, sagt es Ursina beim Frühstück.

**Für wen nicht:** für jeden, der nach dem Fitnessraum fragt. Zum Lift fährt der Wagen des Hauses; am Steuer sitzt der Bruder der Gastgeberin, und er weiß, welcher Hang schon Sonne hatte.`,
    ),
  },
  {
    id: 'I05',
    hotel: 'H20',
    daysAgo: 12,
    pictures: [
      picture('villa-02', 'The boathouse of Villa Serramonda', 'Das Bootshaus der Villa Serramonda'),
      picture('banner-06', 'The lake from the balustrade', 'Der See von der Balustrade aus'),
    ],
    text: text(
      `Villa Serramonda is closed from November to March, and this is the time to book it. The Boathouse Suite is sold by the end of January in most years; the garden house, which takes a family of four, a little later.

The best weeks are not the ones everybody asks for. *Late April* has wisteria and an empty ferry. *Mid-June* has evenings until ten. In *early October* the water is still at nineteen degrees, and the Limonaia moves its tables indoors only when it rains.

Arrive by boat if you can: fifty minutes from Como, luggage included, and somebody takes the line.`,
      `Von November bis März ist die Villa Serramonda geschlossen, und genau jetzt bucht man sie. Die Bootshaussuite ist in den meisten Jahren bis Ende Januar vergeben, das Gartenhaus für vier wenig später.

Die besten Wochen sind nicht die, nach denen alle fragen. *Ende April* blühen die Glyzinien, und die Fähre ist leer. *Mitte Juni* dauern die Abende bis zehn. *Anfang Oktober* hat das Wasser noch neunzehn Grad, und die Limonaia trägt ihre Tische nur bei Regen hinein.

Reisen Sie, wenn es geht, mit dem Boot an: fünfzig Minuten ab Como, das Gepäck fährt mit, und am Anleger nimmt jemand die Leine.`,
    ),
  },
  {
    id: 'I06',
    hotel: 'H16',
    daysAgo: 15,
    pictures: [
      picture('hotel-18', 'Les Mayens Clairs before the first snow', 'Les Mayens Clairs vor dem ersten Schnee'),
      picture('bedroom-04', 'Attic Room Froment', 'Dachzimmer Froment'),
    ],
    text: text(
      `How many people are we? With families the answer changes until the evening before departure. At Les Mayens Clairs in Verbier that is no trouble: nearly every room can be made up in four ways, with the bed in one piece or in two, with or without a further one.

Choose the beds with the request, the house confirms them. Nothing is charged for pulling beds apart; a further bed costs what the rate says, and children to sixteen count as children.

It is a four-star hotel with five-star neighbours and three minutes to the gondola. Half board for a child of seven: CHF 21. You have calculated correctly.`,
      `Wie viele sind wir denn nun? Bei Familien ändert sich die Antwort bis zum Vorabend der Abreise. In Les Mayens Clairs in Verbier ist das kein Unglück: Beinahe jedes Zimmer lässt sich auf vier Arten herrichten, mit ganzem oder geteiltem Bett, mit oder ohne ein weiteres.

Wählen Sie die Betten bei der Anfrage, das Haus bestätigt sie. Das Trennen kostet nichts, ein weiteres Bett so viel, wie in der Rate steht, und als Kind gilt man bis sechzehn.

Ein Vier-Sterne-Haus mit Fünf-Sterne-Nachbarn, drei Minuten von der Gondel. Halbpension für ein Kind von sieben Jahren: 21 CHF. Sie haben richtig gerechnet.`,
    ),
  },
  {
    id: 'I07',
    hotel: 'H06',
    daysAgo: 19,
    pictures: [
      picture('hotel-09', 'Palais Saint-Aubert after rain', 'Das Palais Saint-Aubert nach dem Regen'),
      picture('bedroom-14', 'Mansard Room on the sixth floor', 'Mansardenzimmer im sechsten Stock'),
    ],
    text: text(
      `The train to Moûtiers leaves the Gare de Lyon in the morning, and the evening before is better spent on the sixth floor of Palais Saint-Aubert than in a queue at Orly. The Mansard Rooms look over the roofs as far as Montmartre. They are quiet, modern, and a good choice for the one night.

The porter takes skis and suitcases to the platform; your clients walk behind with a paper bag. Breakfast is packed from five: a croissant, a boiled egg, an orange, *and a napkin of cloth* that one may keep.

With the Aurea programme, EUR 100 remain for the Bar du Dôme.`,
      `Der Zug nach Moûtiers fährt morgens ab Gare de Lyon, und den Abend davor verbringt man besser im sechsten Stock des Palais Saint-Aubert als in einer Schlange in Orly. Die Mansardenzimmer blicken über die Dächer bis Montmartre. Sie sind still, modern und für die eine Nacht eine gute Wahl.

Der Portier bringt Ski und Koffer an den Bahnsteig, Ihre Gäste gehen mit einer Papiertüte hinterher. Gepackt wird ab fünf: ein Croissant, ein gekochtes Ei, eine Orange *und eine Stoffserviette*, die man behalten darf.

Mit dem Programm Aurea bleiben 100 EUR für die Bar du Dôme.`,
    ),
  },
  {
    id: 'I08',
    hotel: 'H13',
    daysAgo: 24,
    pictures: [
      picture('hotel-08', 'Haus Riffelgand in falling snow', 'Haus Riffelgand im Schneefall'),
      picture('bedroom-03', 'Room Ried', 'Zimmer Ried'),
    ],
    text: text(
      `Everybody in Zermatt sells the mountain. Haus Riffelgand has counted: forty-four rooms, forty-four windows on it, and no surcharge for the view, because there is no room without.

The smallest, **Room Ried**, is the one we would take. Twenty-five square metres, a bath, a heated floor, and the summit in the middle of the pane. Who needs more space takes Findeln with the balcony; who needs children’s beds, Steinbock.

A word on money: the hotel thinks in francs and we invoice in euros, at the rate of the day on which you book. What your client pays for drinks remains in francs.`,
      `In Zermatt verkauft jeder den Berg. Haus Riffelgand hat nachgezählt: vierundvierzig Zimmer, vierundvierzig Fenster zum Matterhorn und kein Aufpreis für die Aussicht, weil es keines ohne gibt.

Wir nähmen das kleinste, **Zimmer Ried**. Fünfundzwanzig Quadratmeter, eine Wanne, ein warmer Boden und der Gipfel mitten in der Scheibe. Wer mehr Platz braucht, nimmt Findeln mit Balkon; wer Kinderbetten braucht, Steinbock.

Ein Wort zum Geld: Das Haus rechnet in Franken, wir stellen in Euro in Rechnung, zum Kurs des Tages, an dem Sie buchen. Was Ihre Gäste an der Bar trinken, bleibt in Franken.`,
    ),
  },
  {
    id: 'I09',
    hotel: 'H03',
    daysAgo: 30,
    pictures: [
      picture('bedroom-18', 'Room Matinée at seven', 'Zimmer Matinée um sieben'),
      picture('living-06', 'The library of L’Heure Lente', 'Die Bibliothek von L’Heure Lente'),
    ],
    text: text(
      `L’Heure Lente is for adults. The hotel names no age of its own, so the system takes twenty-one: please do not offer it to a family whose eldest is nineteen and enchanting.

What adults do there: sleep until breakfast, which ends at noon. Swim outdoors in snowfall; the water has thirty-three degrees and there are no lanes. Read. Lunch and dinner are one service at *Midi et Demi*, which begins at half past twelve and simply goes on.

Rooms facing west (**Sieste**) are for those who rise late, rooms facing east (**Matinée**) for the others. Couples seldom agree; the corner suite Crépuscule has both.`,
      `L’Heure Lente ist ein Haus für Erwachsene. Ein eigenes Mindestalter nennt es nicht, das System rechnet darum mit einundzwanzig: Bieten Sie es bitte keiner Familie an, deren Ältester neunzehn und reizend ist.

Was Erwachsene dort tun: bis zum Frühstück schlafen, das um zwölf endet. Bei Schneefall draußen schwimmen; das Wasser hat dreiunddreißig Grad, Bahnen gibt es keine. Lesen. Mittag- und Abendessen sind im *Midi et Demi* ein einziger Service, der um halb eins beginnt und einfach weitergeht.

Die Zimmer nach Westen (**Sieste**) sind für Langschläfer, die nach Osten (**Matinée**) für die anderen. Paare sind sich selten einig; die Ecksuite Crépuscule hat zwei Himmelsrichtungen.`,
    ),
  },
  {
    id: 'I10',
    hotel: 'H19',
    daysAgo: 37,
    pictures: [
      picture('spa-04', 'Pool hall of the Croda Chiara', 'Schwimmhalle des Croda Chiara'),
      picture('bedroom-13', 'Family Room Scoiattolo', 'Familienzimmer Scoiattolo'),
    ],
    text: text(
      `Travelling with children under three? At the Croda Chiara in Cortina they stay free, eat free from six forty-five, and find a warm pool of their own. Children to eleven sleep in a bunk or in an extra bed at a reduced rate. From twelve they pay city tax and may enter the spa two years later.

Please enter **the age on the day of arrival**: a birthday in the week changes nothing, a birthday the day before does.

Our tip is the Camera Tofana with two extra beds. It is not the largest room, but the one from which children can watch the snow groomers go up after dinner.`,
      `Ihre Gäste reisen mit Kindern unter drei? Im Croda Chiara in Cortina wohnen sie frei, essen ab Viertel vor sieben und haben ein eigenes warmes Becken. Bis elf schlafen Kinder in der Koje oder zum ermäßigten Preis im Zusatzbett. Ab zwölf zahlen sie Kurtaxe, zwei Jahre später dürfen sie ins Spa.

Tragen Sie bitte **das Alter am Anreisetag** ein: Ein Geburtstag während der Woche ändert nichts, einer am Tag davor schon.

Unser Tipp ist die Camera Tofana mit zwei Zusatzbetten. Sie ist nicht das größte Zimmer, aber das, von dem aus Kinder nach dem Essen den Pistenraupen zusehen.`,
    ),
  },
  {
    id: 'I11',
    hotel: 'H08',
    daysAgo: 45,
    pictures: [
      picture('hotel-01', 'Hotel Hochtannegg in the evening', 'Das Hotel Hochtannegg am Abend'),
      picture('detail-01', 'Boot room at eight in the morning', 'Skischuhraum um acht Uhr früh'),
    ],
    text: text(
      `In Oberlech no car has moved in winter since the tunnel was dug. Luggage travels below ground, guests by cable car above it, and at the Hochtannegg both arrive at about the same time.

The house is made for three generations. Grandfather has a single room with a desk; the parents take Bergkranz with the balcony; the children are in Murmel, above a club that closes at nine. All start at the same door in the morning.

The house would like to know more agencies directly. **If you know somebody there, invite them from the hotel’s page:** the contract takes ten minutes and you earn on it.`,
      `In Oberlech fährt im Winter kein Auto, seit es den Tunnel gibt. Das Gepäck reist unter der Erde, die Gäste schweben mit der Seilbahn darüber, und im Hochtannegg kommen beide ungefähr gleichzeitig an.

Das Haus ist für drei Generationen gemacht. Der Großvater hat ein Einzelzimmer mit Schreibtisch, die Eltern nehmen Bergkranz mit Balkon, die Kinder wohnen im Murmel, über einem Club, der um neun schließt. Morgens fahren alle vor derselben Tür los.

Das Haus würde gern mehr Agenturen direkt kennen. **Wenn Sie dort jemanden kennen, laden Sie ihn auf der Seite des Hotels ein:** Der Vertrag dauert zehn Minuten, und Sie verdienen daran.`,
    ),
  },
  {
    id: 'I12',
    hotel: 'H14',
    daysAgo: 52,
    pictures: [
      picture('hotel-15', 'Chesa Sulagl among larches', 'Die Chesa Sulagl zwischen Lärchen'),
      picture('living-10', 'The upper parlour with its stove', 'Die obere Stube mit dem Ofen'),
    ],
    text: text(
      `The front door of Chesa Sulagl weighs a hundred and forty kilos and has been opened every morning since 1674. Behind it St. Moritz becomes a village again: a parlour in stone pine, a stove that is fed from the corridor, nut cake at four.

Two things your clients should hear from you. In the old house *no wall is straight and no window large*; whoever wants light from edge to edge books the new wing. And the public price is sometimes lower than ours. We show both, with the difference, because you would find it anyway.

In return the arnica bath on the first evening is included for Larix guests.`,
      `Die Haustür der Chesa Sulagl wiegt hundertvierzig Kilo und wird seit 1674 jeden Morgen geöffnet. Dahinter ist St. Moritz wieder ein Dorf: eine Stube aus Arve, ein Ofen, der vom Gang aus geheizt wird, um vier Nusstorte.

Zwei Dinge sollten Ihre Gäste von Ihnen hören. Im alten Haus ist *keine Wand gerade und kein Fenster groß*; wer Licht von Kante zu Kante möchte, bucht den neuen Flügel. Und der öffentliche Preis liegt manchmal unter unserem. Wir zeigen beide samt der Differenz, Sie fänden sie ja doch.

Dafür ist für Larix-Gäste am ersten Abend das Arnikabad inbegriffen.`,
    ),
  },
  {
    id: 'I13',
    hotel: 'H10',
    daysAgo: 60,
    pictures: [
      picture('hotel-14', 'Hotel Achenhorn above the Ache', 'Das Hotel Achenhorn über der Ache'),
      picture('dining-02', 'Restaurant Achen in the evening', 'Restaurant Achen am Abend'),
    ],
    text: text(
      `Six of the eight kinds of room at the Achenhorn have a price. The other two, a house in the park and the floor behind the gable, are *confidential*: you will find a description and pictures here, but no rate, no calendar and no button to book.

Ask by enquiry, with the name of the client only if they agree. Leonhard Pichlmair answers himself, as a rule before the evening, and he forgets well.

For everybody else: race week in January sells from five nights and cannot be shortened. The week after it has the same snow, half the people and **an empty table at the Hornstube**.`,
      `Sechs der acht Zimmerarten im Achenhorn haben einen Preis. Die anderen beiden, ein Haus im Park und die Etage hinter dem Giebel, sind *vertraulich*: Sie finden hier Beschreibung und Bilder, aber keine Rate, keinen Kalender und keine Schaltfläche zum Buchen.

Fragen Sie an, den Namen des Gasts nur mit dessen Einverständnis. Leonhard Pichlmair antwortet selbst, in der Regel vor dem Abend, und er vergisst zuverlässig.

Für alle anderen: Die Rennwoche im Januar gibt es ab fünf Nächten, kürzen lässt sie sich nicht. Die Woche danach hat denselben Schnee, halb so viele Leute und **einen freien Tisch in der Hornstube**.`,
    ),
  },
  {
    id: 'I14',
    hotel: 'H22',
    daysAgo: 75,
    pictures: [
      picture('living-09', 'Le Pigeonnier, the round room', 'Le Pigeonnier: der runde Raum'),
      picture('exterior-21', 'The dovecote of the Grange aux Cloches', 'Der Taubenturm der Grange aux Cloches'),
    ],
    text: text(
      `On the other side of the yard of La Grange aux Cloches stands a dovecote for two. The doves left in 1911. Since then it has been a cheese store, a studio and a punishment for cousins; now it has an iron stove, a sofa that follows the wall, and the bed under the cone of the roof.

**Practical matters:** one enters by six steps, so it is not for wheelchairs. Dogs live on the ground floor of the main house and not here. Passport and card are needed at check-in, for every adult, even for honeymooners.

The bells ring at noon and at seven. Most guests begin to miss them on the motorway.`,
      `Auf der anderen Seite des Hofs der Grange aux Cloches steht ein Taubenturm für zwei. Die Tauben zogen 1911 aus. Danach war er Käselager, Atelier und Strafe für Cousins; heute hat er einen Eisenofen, ein Sofa, das der Mauer folgt, und das Bett unter dem Kegeldach.

**Praktisches:** Hinein führen sechs Stufen, für Rollstühle ist er also nichts. Hunde wohnen im Erdgeschoss des Haupthauses und nicht hier. Beim Check-in braucht es Ausweis und Karte, von jedem Erwachsenen, auch in den Flitterwochen.

Die Glocken läuten mittags und um sieben. Den meisten Gästen fehlen sie auf der Autobahn schon.`,
    ),
  },
];
