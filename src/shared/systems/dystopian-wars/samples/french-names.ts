/** Names of the sample in French, under their English ones. */
export const FRENCH_NAMES = {
  'Northern League': 'Ligue du Nord',
  'Flag division': 'Division amirale',
  Resolute: 'Résolu',
  'Cruiser division': 'Division de croiseurs',
  Halcyon: 'Alcyon',
  Kittiwake: 'Mouette',
  'Cloud patrol': 'Patrouille des nuages',
  Stormglass: 'Baromètre',
  'Petrel flight': 'Escadre Pétrel',
  'Sundered Crown': 'Couronne brisée',
  'Crown guard': 'Garde de la Couronne',
  Imperatrix: 'Imperatrix',
  'Wolf pack': 'Meute',
  Lamprey: 'Lamproie',
  Moray: 'Murène',
  'Hornet nest': 'Nid de frelons',
  Spite: 'Dépit',
  Malice: 'Malice',
  Envy: 'Envie',
  'Gadfly flight': 'Escadre Taon',
  Automata: 'Automate',
  Broadside: 'Bordée',
  Turret: 'Tourelle',
  Torpedoes: 'Torpilles',
  'Rocket battery': 'Batterie de roquettes',
  'Bomb bay': 'Soute à bombes',
  'Bow gun': 'Canon de proue'
} as const

/** A name of the sample, in English as the sample writes it. */
export type SampleName = keyof typeof FRENCH_NAMES
