import type { CountryContent } from './types';

export const countries: readonly CountryContent[] = [
  {
    id: 'AT',
    name: { en: 'Austria', de: 'Österreich' },
    slug: { en: 'austria', de: 'oesterreich' },
    summary: {
      en: 'Private chalets and apartments in Lech, St. Anton and Kitzbühel: deep Arlberg snow, old villages, and hosts who like to cook.',
      de: 'Private Chalets und Apartments in Lech, St. Anton und Kitzbühel: viel Schnee, gewachsene Orte und eine gute Küche im Haus.',
    },
    introduction: {
      en: `Austria is the country for people who want a village with their skiing. Lech and St. Anton share the Arlberg, where the weather from the north-west stops and unloads; Kitzbühel lies lower, is easier to reach, and has a town you would visit without skis.

Most guests land in Innsbruck, Salzburg, Munich or Zurich and drive the rest. The railway stops in St. Anton and Kitzbühel, and at Langen for Lech. Houses are let from Saturday to Saturday as a rule, and dinner is taken seriously everywhere.`,
      de: `Österreich ist das Land für alle, die zum Skifahren auch ein Dorf möchten. Lech und St. Anton teilen sich den Arlberg, an dem sich das Wetter aus Nordwesten staut und seinen Schnee lässt. Kitzbühel liegt tiefer, ist schneller erreicht und hat eine Altstadt, die man auch ohne Ski besuchen würde.

Die meisten Gäste landen in Innsbruck, Salzburg, München oder Zürich und fahren den Rest mit dem Wagen. Der Zug hält in St. Anton und Kitzbühel, für Lech in Langen. Vermietet wird meist von Samstag zu Samstag, und das Abendessen nimmt man überall ernst.`,
    },
    picture: 'banner-01.jpg',
  },
  {
    id: 'CH',
    name: { en: 'Switzerland', de: 'Schweiz' },
    slug: { en: 'switzerland', de: 'schweiz' },
    summary: {
      en: 'Chalets and apartments in Zermatt, Verbier, Gstaad, Davos and St. Moritz. High ground, reliable railways, few questions asked.',
      de: 'Chalets und Apartments in Zermatt, Verbier, Gstaad, Davos und St. Moritz. Hohe Lagen, verlässliche Bahnen, wenig Fragen.',
    },
    introduction: {
      en: `Switzerland gives you the widest choice of characters. Zermatt and Verbier are for people who ski all day; St. Moritz and Gstaad for those who ski until lunch; Davos has the space of a town and six mountains around it. Zermatt, Verbier and St. Moritz reach well above 3 000 metres.

You arrive through Zurich or Geneva, and the train is often the better car. Zermatt admits no private cars at all. Prices in our Swiss houses may be in francs; the currency always stands beside the amount.`,
      de: `Die Schweiz bietet die größte Auswahl an Temperamenten. Zermatt und Verbier sind für Gäste, die den ganzen Tag fahren; St. Moritz und Gstaad für jene, die mittags abschnallen; Davos hat den Raum einer Stadt und ringsum sechs Berge. Zermatt, Verbier und St. Moritz reichen deutlich über 3 000 Meter.

Man kommt über Zürich oder Genf, und oft ist die Bahn der bessere Wagen. Zermatt lässt private Autos gar nicht erst hinein. Manche unserer Schweizer Häuser rechnen in Franken; die Währung steht immer beim Betrag.`,
    },
    picture: 'banner-02.jpg',
  },
  {
    id: 'FR',
    name: { en: 'France', de: 'Frankreich' },
    slug: { en: 'france', de: 'frankreich' },
    summary: {
      en: 'Chalets and apartments in Courchevel, Méribel, Megève, Val d’Isère and Chamonix: large linked ski areas and houses beside the piste.',
      de: 'Chalets und Apartments in Courchevel, Méribel, Megève, Val d’Isère und Chamonix: große Skigebiete und Häuser direkt an der Piste.',
    },
    introduction: {
      en: `France built its lifts on a generous scale. Courchevel, Méribel and Saint-Martin-de-Belleville share the Three Valleys and some 600 kilometres of piste; Val d’Isère adds altitude and a long season. Megève is the village among them, and Chamonix belongs to the mountaineers, who lend it to skiers.

Geneva, Lyon and Chambéry are the airports, Moûtiers, Bourg-Saint-Maurice and Sallanches the stations. On Saturdays in February the valley road to Moûtiers is slow; a helicopter, a Sunday or an early start all help.`,
      de: `Frankreich hat seine Skigebiete in großem Maßstab gebaut. Courchevel, Méribel und Saint-Martin-de-Belleville teilen sich die Trois Vallées mit rund 600 Pistenkilometern; Val d’Isère bringt Höhe und eine lange Saison. Megève ist unter ihnen das Dorf, und Chamonix gehört den Bergsteigern, die es den Skifahrern leihen.

Flughäfen sind Genf, Lyon und Chambéry, Bahnhöfe Moûtiers, Bourg-Saint-Maurice und Sallanches. An Samstagen im Februar wird die Talstraße nach Moûtiers langsam; dagegen helfen ein Hubschrauber, ein Sonntag oder ein früher Aufbruch.`,
    },
    picture: 'hotel-02.jpg',
  },
  {
    id: 'IT',
    name: { en: 'Italy', de: 'Italien' },
    slug: { en: 'italy', de: 'italien' },
    summary: {
      en: 'Chalets and villas in Cortina d’Ampezzo and on Lake Como. Dolomite walls in winter, water in summer, and long lunches in both.',
      de: 'Chalets und Villen in Cortina d’Ampezzo und am Comer See. Dolomiten im Winter, Wasser im Sommer, lange Mittagessen zu jeder Zeit.',
    },
    introduction: {
      en: `Italy has two addresses with us, and they hardly overlap. Cortina d’Ampezzo is the winter one: a wide sunny basin under pale rock, with careful grooming and lunches that end when they end. Lake Como is the summer one, with villas on the water and a boat instead of a car.

Cortina is two hours from Venice by road, Lake Como little more than one from Milan. Some families book a week in each and meet their suitcases twice a year.`,
      de: `Italien hat bei uns zwei Adressen, und sie kommen sich kaum in die Quere. Cortina d’Ampezzo ist die für den Winter: ein weites, sonniges Becken unter hellem Fels, sorgfältige Pisten und Mittagessen, die dann enden, wenn sie enden. Der Comer See ist die für den Sommer, mit Villen am Wasser und einem Boot statt eines Wagens.

Nach Cortina sind es von Venedig zwei Stunden auf der Straße, an den Comer See von Mailand wenig mehr als eine. Manche Familien buchen beides und sehen ihre Koffer zweimal im Jahr wieder.`,
    },
    picture: 'banner-04.jpg',
  },
];
