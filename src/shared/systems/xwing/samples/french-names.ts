/** French names for the sample, by their English names. */
export const FRENCH_NAMES = {
  'Amber Flight': 'Escadrille Ambre',
  Kestrel: 'Crécerelle',
  Heron: 'Héron',
  Wren: 'Roitelet',
  'Iron Veil': 'Voile de Fer',
  Sable: 'Sable',
  Umber: 'Ombre',
  Ochre: 'Ocre',
  Rust: 'Rouille',
  'Sure aim': 'Œil sûr',
  'Wing cannons': 'Canons d’aile',
  'Nose guns': 'Canons de nez',
  Turret: 'Tourelle',
  'Light cannons': 'Canons légers',
  'Twin cannons': 'Canons jumelés',
  'Laser cannons': 'Canons laser',
  'Bow guns': 'Canons de proue',
  'Heavy torpedoes': 'Torpilles lourdes',
  'Salvo missiles': 'Missiles en salve',
  'Spinal lance': 'Lance axiale',
  'Copper Wing': 'Aile de Cuivre',
  Gull: 'Goéland',
  Tern: 'Sterne',
  Rook: 'Freux',
  'Grey Column': 'Colonne Grise',
  Flint: 'Silex',
  Slate: 'Ardoise',
  Chalk: 'Craie',
  Ash: 'Cendre'
} as const

/** A name in the sample, in English. */
export type SampleName = keyof typeof FRENCH_NAMES
