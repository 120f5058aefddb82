import { picture, text } from './compose';
import type { MiceSpaceContent } from './types';

const theatre = text('Theatre', 'Reihenbestuhlung');
const classroom = text('Classroom', 'Parlamentarisch');
const boardroom = text('Boardroom', 'Konferenztisch');
const uShape = text('U-shape', 'U-Form');
const banquet = text('Banquet', 'Bankett');
const cocktail = text('Cocktail', 'Stehempfang');

export const miceSpaces: MiceSpaceContent[] = [
  {
    name: 'Plenum Parsenn',
    description: text(
      'The large hall on the ground floor, level with the car park so that a vehicle can be driven in. Screen of six metres, a stage, and blinds that close in eleven seconds.',
      'Der große Saal im Erdgeschoss, eben zum Parkplatz, sodass auch ein Fahrzeug hineinfährt. Leinwand von sechs Metern, Bühne und Verdunkelung in elf Sekunden.',
    ),
    pictures: [picture('meeting-04', 'Plenum Parsenn, rows before the stage', 'Plenum Parsenn: Reihen vor der Bühne')],
    isIndoor: true,
    isOutdoor: false,
    unitSystem: 'metric',
    dimensions: { area: 285, length: 19, width: 15, ceilingHeight: 4.2 },
    configurations: [
      { name: theatre, type: 'theatre', maxOccupancy: 160, description: null },
      {
        name: classroom,
        type: 'classroom',
        maxOccupancy: 96,
        description: text('Tables of 1.40 m for two', 'Tische von 1,40 m für zwei'),
      },
      {
        name: banquet,
        type: 'banquet',
        maxOccupancy: 130,
        description: text('Round tables for ten', 'Runde Tische für zehn'),
      },
      { name: cocktail, type: 'cocktail', maxOccupancy: 220, description: null },
    ],
    equipment: [
      { name: text('Projector, 12 000 lumens', 'Projektor, 12 000 Lumen'), quantity: 2 },
      { name: text('Wireless microphone', 'Funkmikrofon'), quantity: 6 },
      { name: text('Interpreter’s booth', 'Dolmetscherkabine'), quantity: 2 },
      { name: text('Lectern', 'Rednerpult'), quantity: 1 },
    ],
  },
  {
    name: 'Seminar Rinerhorn',
    description: text(
      'First floor, daylight from the north, firs outside and little else to look at. It can be divided by a sound-proof wall.',
      'Erster Stock, Tageslicht von Norden, draußen Tannen und sonst wenig Ablenkung. Mit einer schalldichten Wand teilbar.',
    ),
    pictures: [
      picture('meeting-02', 'Seminar Rinerhorn with slate-blue chairs', 'Seminar Rinerhorn mit schieferblauen Stühlen'),
    ],
    isIndoor: true,
    isOutdoor: false,
    unitSystem: 'metric',
    dimensions: { area: 84, length: 12, width: 7, ceilingHeight: 3 },
    configurations: [
      { name: theatre, type: 'theatre', maxOccupancy: 70, description: null },
      { name: uShape, type: 'u-shape', maxOccupancy: 28, description: null },
      { name: boardroom, type: 'boardroom', maxOccupancy: 24, description: null },
    ],
    equipment: [
      { name: text('Screen, 98 inches', 'Bildschirm, 98 Zoll'), quantity: 2 },
      { name: text('Pinboard', 'Pinnwand'), quantity: 6 },
    ],
  },
  {
    name: 'Board Room Jakobshorn',
    description: text(
      'One oval table in walnut for twelve, a conference camera, coffee behind the panelling.',
      'Ein ovaler Tisch aus Nussholz für zwölf, eine Konferenzkamera, Kaffee hinter der Täfelung.',
    ),
    pictures: [picture('meeting-01', 'Board Room Jakobshorn, oval table', 'Board Room Jakobshorn: ovaler Tisch')],
    isIndoor: true,
    isOutdoor: false,
    unitSystem: 'metric',
    dimensions: { area: 38, length: 7.6, width: 5, ceilingHeight: 2.8 },
    configurations: [
      {
        name: boardroom,
        type: 'boardroom',
        maxOccupancy: 12,
        description: text('The table is fixed', 'Der Tisch ist fest eingebaut'),
      },
    ],
    equipment: [
      { name: text('Conference camera', 'Konferenzkamera'), quantity: 1 },
      { name: text('Screen, 86 inches', 'Bildschirm, 86 Zoll'), quantity: 1 },
    ],
  },
  {
    name: 'Salon Schatzalp',
    description: text(
      'Green panelling, a fire and bookshelves for talks without slides; two doors lead to a terrace of 60 square metres, which is counted in.',
      'Grüne Täfelung, Kamin und Bücherwand für Gespräche ohne Folien; zwei Türen führen auf eine Terrasse von 60 Quadratmetern, die mitgerechnet ist.',
    ),
    pictures: [picture('meeting-06', 'Salon Schatzalp, armchairs in a circle', 'Salon Schatzalp: Sessel im Kreis')],
    isIndoor: true,
    isOutdoor: true,
    unitSystem: 'metric',
    dimensions: { area: 125, length: 12.5, width: 10, ceilingHeight: null },
    configurations: [
      { name: cocktail, type: 'cocktail', maxOccupancy: 90, description: text('With the terrace', 'Mit Terrasse') },
      { name: theatre, type: 'theatre', maxOccupancy: 40, description: text('Indoors', 'Im Salon') },
    ],
    equipment: [
      { name: text('Armchair', 'Sessel'), quantity: 18 },
      { name: text('Patio heater', 'Heizstrahler'), quantity: 4 },
    ],
  },
];
