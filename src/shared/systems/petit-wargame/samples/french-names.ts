/** French names for the sample, by their English names. */
export const FRENCH_NAMES = {
  'Amber Watch': 'Garde d’Ambre',
  Sentinels: 'Sentinelle',
  Vigil: 'Veilleur',
  Beacon: 'Fanal',
  Steadfast: 'Inébranlable',
  Anvil: 'Enclume',
  Colossus: 'Colosse',
  Resolute: 'Résolu',
  'Cobalt League': 'Ligue de Cobalt',
  Lancers: 'Fer de Lance',
  Kestrel: 'Crécerelle',
  Merlin: 'Émerillon',
  Tempest: 'Tempête',
  Bulwark: 'Rempart',
  Meridian: 'Méridien',
  Gale: 'Bourrasque',
  'Verdigris Pact': 'Pacte de Vert-de-gris',
  Outriders: 'Éclaireurs',
  Lapwing: 'Vanneau',
  Plover: 'Pluvier',
  Thaw: 'Dégel',
  Keep: 'Donjon',
  Mainstay: 'Grand Étai',
  Squall: 'Grain',
  'Tin Crown': 'Couronne d’Étain',
  Regalia: 'Insignes',
  Sceptre: 'Sceptre',
  Orb: 'Globe',
  Pages: 'Pages',
  Herald: 'Héraut',
  Usher: 'Huissier'
} as const

/** A name in the sample, in English. */
export type SampleName = keyof typeof FRENCH_NAMES
