import type { Ability, ByFleetClass, FleetClass } from '../model/design'

export const MANOEUVRABILITIES = ['average', 'good', 'perfect'] as const
export type Manoeuvrability = (typeof MANOEUVRABILITIES)[number]

interface ClassRow {
  /** Hexes a round (SA-013). */
  readonly speedHexes: number
  readonly manoeuvrability: Manoeuvrability
  readonly pilotingModifier: number
  /** Hexes to advance before each turn of 60 degrees (SA-087). */
  readonly turnDistance: number
  /** Turns it may make in one hex; more than one only with perfect manoeuvrability (SA-087). */
  readonly turnsPerHex: number
  /** Damage taken from this class falls by 1 per die (SA-023). */
  readonly strongAgainst: FleetClass
  /** Damage taken from this class rises by 1 per die (SA-023). */
  readonly weakAgainst: FleetClass
  /** The one printed range, from which the three bands are read (SA-025). */
  readonly rangeHexes: number
  readonly abilities: readonly Ability[]
}

/** Fleet classes. Starship Operations Manual p. 59–60 (SA-012); turns from the Core Rulebook p. 319 (SA-087). */
export const CLASSES = {
  capital: {
    speedHexes: 4,
    manoeuvrability: 'average',
    pilotingModifier: 0,
    turnDistance: 2,
    turnsPerHex: 1,
    strongAgainst: 'destroyer',
    weakAgainst: 'fighter',
    rangeHexes: 5,
    abilities: ['flagship', 'array', 'damageThreshold', 'emp', 'pointDefense', 'selfDestruct', 'superweapon']
  },
  destroyer: {
    speedHexes: 5,
    manoeuvrability: 'good',
    pilotingModifier: 1,
    turnDistance: 1,
    turnsPerHex: 1,
    strongAgainst: 'fighter',
    weakAgainst: 'capital',
    rangeHexes: 4,
    abilities: ['flagship', 'array', 'boarders', 'emp', 'gravityMines', 'pointDefense', 'selfDestruct']
  },
  fighter: {
    speedHexes: 6,
    manoeuvrability: 'perfect',
    pilotingModifier: 2,
    turnDistance: 0,
    turnsPerHex: 2,
    strongAgainst: 'capital',
    weakAgainst: 'destroyer',
    rangeHexes: 3,
    abilities: ['flagship', 'agile', 'boarders', 'bombers', 'emp', 'interceptors', 'selfDestruct']
  }
} as const satisfies ByFleetClass<ClassRow>
