import type { UnitState, WingState } from './battle'
import type { CriticalRow } from './criticals'

type UnitField =
  | 'name'
  | 'type'
  | 'isSmall'
  | 'hp'
  | 'dr'
  | 'cr'
  | 'ap'
  | 'aa'
  | 'cc'
  | 'shields'
  | 'guardians'
  | 'movementInches'
  | 'mars'
  | 'weapons'
  | 'status'
  | 'isObscured'
  | 'depth'
  | 'diceAdjustment'
  | 'note'

export type UnitCorrection = Partial<Pick<UnitState, UnitField>> & {
  /** The criticals that lie on it from now on. */
  readonly criticalRows?: readonly CriticalRow[]
}

type WingField =
  | 'name'
  | 'type'
  | 'tokens'
  | 'fuel'
  | 'aaPerToken'
  | 'ordnancePerToken'
  | 'ordnanceKind'
  | 'isOnCap'
  | 'mars'
  | 'status'
  | 'hasAborted'
  | 'bar'
  | 'diceAdjustment'
  | 'note'

export type WingCorrection = Partial<Pick<WingState, WingField>>

export interface SquadronCorrection {
  readonly name?: string
  readonly hasActivated?: boolean
  readonly note?: string
}

export interface ForceCorrection {
  readonly name?: string
  readonly cards?: number
}

export interface AttackCorrection {
  readonly hits: number
}
