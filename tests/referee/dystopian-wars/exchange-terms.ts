import type { Gun, House } from './split-fire'

export interface RefWeapon {
  readonly id: string
  readonly kind: 'gunnery' | 'torpedo' | 'rocket' | 'aa' | 'cc'
  readonly isAuxiliary: boolean
  readonly bands: Gun['bands']
}

export interface RefUnit {
  readonly id: string
  readonly weapons: readonly RefWeapon[]
  readonly hpStart: number
  readonly dr: number
  readonly cr: number
  readonly shields: number
  readonly guardians: number
}

export interface RefPart {
  readonly unit: string
  readonly weapon: string
  readonly inches: number
  readonly hindrances: number
}

export interface RefFire {
  readonly parts: readonly RefPart[]
  /** Dice of a split gun; null for the whole of it. */
  readonly split: number | null
}

export interface RefReadings extends House {
  readonly mateHalf: boolean
  readonly equalIsEnough: boolean
  readonly criticalForEachMultiple: boolean
  readonly defenceAsAttack: boolean
  readonly shieldSixTwice: boolean
}
