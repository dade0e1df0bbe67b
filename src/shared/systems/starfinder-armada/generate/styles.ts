import type { Ability, FleetClass, Role, Size } from '../model/design'

export const STYLES = ['balanced', 'carrierSwarm', 'capitalLine', 'boarding', 'superweapon'] as const
export type Style = (typeof STYLES)[number]

/** One kind of fleet in a style. */
export interface Squadron {
  /** Its weight when a fleet of the style is drawn. */
  readonly weight: number
  readonly fleetClass: FleetClass
  readonly sizes: readonly Size[]
  /** Tier below that of the armada, least and most; −1 is one above. */
  readonly below: readonly [least: number, most: number]
  /** The abilities it buys, in this order, as far as the points go. */
  readonly abilities: readonly Ability[]
}

export interface StyleRow {
  readonly flagship: Squadron
  readonly squadrons: readonly Squadron[]
  /** Fleets of an armada, the flagship among them. */
  readonly fleets: readonly [least: number, most: number]
  /** Officers besides the admiral, in this order. */
  readonly roles: readonly Role[]
}

/** The styles. They are our own; the book has none. */
export const STYLE_ROWS = {
  balanced: {
    flagship: { weight: 1, fleetClass: 'capital', sizes: ['medium', 'large'], below: [0, 1], abilities: ['pointDefense', 'array'] },
    squadrons: [
      { weight: 1, fleetClass: 'capital', sizes: ['small', 'medium'], below: [1, 3], abilities: ['damageThreshold'] },
      { weight: 2, fleetClass: 'destroyer', sizes: ['small', 'medium'], below: [1, 4], abilities: ['pointDefense', 'emp', 'array'] },
      { weight: 2, fleetClass: 'fighter', sizes: ['small', 'medium'], below: [1, 4], abilities: ['interceptors', 'bombers'] }
    ],
    fleets: [5, 8],
    roles: ['commander', 'chiefTechnician', 'chiefEngineer', 'chiefCaster']
  },
  carrierSwarm: {
    flagship: { weight: 1, fleetClass: 'capital', sizes: ['large'], below: [0, 1], abilities: ['pointDefense', 'damageThreshold'] },
    squadrons: [
      { weight: 3, fleetClass: 'fighter', sizes: ['small'], below: [2, 5], abilities: ['bombers'] },
      { weight: 2, fleetClass: 'fighter', sizes: ['small', 'medium'], below: [2, 5], abilities: ['interceptors', 'emp'] },
      { weight: 1, fleetClass: 'destroyer', sizes: ['small'], below: [2, 4], abilities: ['pointDefense'] }
    ],
    fleets: [8, 12],
    roles: ['commander', 'chiefCaster', 'chiefTechnician', 'chiefEngineer']
  },
  capitalLine: {
    flagship: { weight: 1, fleetClass: 'capital', sizes: ['large'], below: [-1, 0], abilities: ['damageThreshold', 'array'] },
    squadrons: [
      {
        weight: 4,
        fleetClass: 'capital',
        sizes: ['medium', 'large'],
        below: [0, 2],
        abilities: ['damageThreshold', 'array', 'pointDefense']
      },
      { weight: 1, fleetClass: 'destroyer', sizes: ['medium'], below: [1, 3], abilities: ['pointDefense'] }
    ],
    fleets: [4, 6],
    roles: ['chiefEngineer', 'chiefTechnician', 'chiefCaster', 'commander']
  },
  boarding: {
    flagship: { weight: 1, fleetClass: 'destroyer', sizes: ['medium', 'large'], below: [-1, 0], abilities: ['boarders', 'emp'] },
    squadrons: [
      { weight: 3, fleetClass: 'destroyer', sizes: ['small', 'medium'], below: [0, 3], abilities: ['boarders', 'emp'] },
      { weight: 3, fleetClass: 'fighter', sizes: ['small', 'medium'], below: [1, 4], abilities: ['boarders', 'interceptors'] },
      { weight: 1, fleetClass: 'destroyer', sizes: ['small'], below: [2, 4], abilities: ['gravityMines', 'pointDefense'] }
    ],
    fleets: [5, 9],
    roles: ['commander', 'chiefCaster', 'chiefTechnician', 'chiefEngineer']
  },
  superweapon: {
    flagship: { weight: 1, fleetClass: 'capital', sizes: ['large'], below: [-1, 0], abilities: ['superweapon', 'damageThreshold'] },
    squadrons: [
      { weight: 1, fleetClass: 'capital', sizes: ['medium', 'large'], below: [1, 3], abilities: ['superweapon', 'pointDefense'] },
      { weight: 2, fleetClass: 'destroyer', sizes: ['small', 'medium'], below: [2, 4], abilities: ['pointDefense', 'selfDestruct'] },
      { weight: 2, fleetClass: 'fighter', sizes: ['small'], below: [2, 5], abilities: ['interceptors'] }
    ],
    fleets: [4, 7],
    roles: ['chiefTechnician', 'chiefEngineer', 'commander', 'chiefCaster']
  }
} as const satisfies Readonly<Record<Style, StyleRow>>
