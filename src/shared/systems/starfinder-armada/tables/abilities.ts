import type { ABILITIES, FleetClass } from '../model/design'

/** An ability with a price: every one but `agile`, which no table prices (SA-Q04). */
type PricedAbility = (typeof ABILITIES)[number]

export interface AbilityRow {
  readonly bp: number
  readonly classes: readonly FleetClass[]
}

/** Price in build points and classes that may buy. Starship Operations Manual p. 60, table 2–18 (SA-027). */
export const ABILITY_COSTS = {
  flagship: { bp: 0, classes: ['capital', 'destroyer', 'fighter'] },
  array: { bp: 3, classes: ['capital', 'destroyer'] },
  boarders: { bp: 2, classes: ['destroyer', 'fighter'] },
  bombers: { bp: 2, classes: ['fighter'] },
  damageThreshold: { bp: 3, classes: ['capital'] },
  emp: { bp: 3, classes: ['capital', 'destroyer', 'fighter'] },
  gravityMines: { bp: 3, classes: ['destroyer'] },
  interceptors: { bp: 0, classes: ['fighter'] },
  pointDefense: { bp: 2, classes: ['capital', 'destroyer'] },
  selfDestruct: { bp: 1, classes: ['capital', 'destroyer', 'fighter'] },
  superweapon: { bp: 3, classes: ['capital'] }
} as const satisfies Readonly<Record<PricedAbility, AbilityRow>>
