/** Names of the sample in French, under their English ones. Officers are called the same in both. */
export const FRENCH_NAMES = {
  'Meridian Compact': 'Pacte du Méridien',
  'Lantern of Meridian': 'Fanal du Méridien',
  'Second Watch': 'Second Quart',
  Saltmarsh: 'Marais Salant',
  'Ninth Lancers': 'Neuvième Lanciers',
  'Harrier Wing': 'Aile du Busard',
  Candlewright: 'Maître Cirier',
  'Relief Column': 'Colonne de Secours',
  'Small Hours': 'Petit Matin',
  'Tithe of Kessar': 'Dîme de Kessar',
  'Iron Chorale': 'Choral de Fer',
  'Ashen Psalm': 'Psaume de Cendre',
  Tollkeepers: 'Octroi',
  'Red Vespers': 'Angélus Rouge',
  'Scourge Flight': 'Vol du Fléau',
  'Grave Tithe': 'Dîme des Tombes',
  'Quiet Reproach': 'Reproche Muet',
  Penance: 'Pénitence',
  'Ostrel Free Company': 'Compagnie franche d’Ostrel',
  'Wandering Debt': 'Dette Errante',
  'Salt Knife': 'Couteau de Sel',
  'Copper Gull': 'Mouette de Cuivre',
  'Third Wind': 'Troisième Vent',
  'Loose Change': 'Menue Monnaie',
  Kindling: 'Petit Bois',
  'Lantern Wardens': 'Gardiens du Fanal',
  'Hearth of Ansel': 'Foyer d’Ansel',
  'Bell Tower': 'Beffroi',
  'Night Ferry': 'Passeur de Nuit',
  'Long Ladder': 'Grande Échelle',
  'Moth Flight': 'Vol de Phalènes'
} as const

/** A name of the sample, in English as the sample writes it. */
export type SampleName = keyof typeof FRENCH_NAMES
