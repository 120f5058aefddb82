import type { InfoPageContent } from './types';

export const destinationsPage: InfoPageContent = {
  slug: 'destinations',
  title: { en: 'Destinations in the Alps', de: 'Reiseziele in den Alpen' },
  heading: { en: 'Destinations', de: 'Reiseziele' },
  summary: {
    en: 'Four countries, and the villages we would choose in each: where our chalets, apartments and villas stand, from Courchevel to Cortina.',
    de: 'Vier Länder und die Orte, in denen wir selbst wohnen würden: wo unsere Chalets, Apartments und Villen stehen, von Courchevel bis Cortina.',
  },
  lead: {
    en: 'Austria, France, Italy and Switzerland, and in each of them the villages we would choose ourselves.',
    de: 'Österreich, Frankreich, Italien und die Schweiz, und in jedem Land die Orte, die wir selbst wählen würden.',
  },
  body: {
    en: `## Choosing a village

Start with how you want to spend the day. For long runs from the door, look at Courchevel, Méribel, Lech or Verbier. For a village that is lived in all year, look at Megève, Kitzbühel or Gstaad. St. Moritz, Davos and Zermatt are small towns with high mountains behind them, and Cortina has the Dolomites in every window.

Some places are more than one. Courchevel is four villages at four heights, and we list them separately: 1300, 1550, 1650 and 1850. Higher means closer to the lifts. Lower means trees, a church and quieter evenings.

## Choosing a week

In winter most houses are let by the full week, Saturday to Saturday or Sunday to Sunday. Christmas, New Year and the February holidays go first. January is calm and costs less; March has the light. Some of the houses also open in summer, when the prices are lower and the hay is being made.

Not sure? [Tell us](/enquire-now) who is coming and what they like, and we will suggest the place.`,
    de: `## Den Ort wählen

Beginnen Sie mit der Frage, wie Ihr Tag aussehen soll. Lange Abfahrten vor der Tür bieten Courchevel, Méribel, Lech und Verbier. Megève, Kitzbühel und Gstaad sind Orte, in denen das ganze Jahr über gelebt wird. St. Moritz, Davos und Zermatt sind kleine Städte mit hohen Bergen dahinter, und in Cortina stehen die Dolomiten in jedem Fenster.

Manche Orte sind mehr als einer. Courchevel besteht aus vier Dörfern auf vier Höhen, die wir einzeln führen: 1300, 1550, 1650 und 1850. Weiter oben ist der Lift näher. Weiter unten gibt es Bäume, eine Kirche und stillere Abende.

## Die Woche wählen

Im Winter werden die meisten Häuser wochenweise vermietet, von Samstag bis Samstag oder von Sonntag bis Sonntag. Weihnachten, Silvester und die Februarferien sind zuerst vergeben. Der Januar ist ruhig und günstiger, der März hat das Licht. Einige Häuser öffnen auch im Sommer, wenn die Preise niedriger sind und das Heu eingebracht wird.

Sie sind unschlüssig? [Schreiben Sie uns](/enquire-now), wer mitreist und was Freude macht. Wir schlagen Ihnen den Ort vor.`,
  },
  picture: 'banner-01.jpg',
  updatedOn: null,
};
