import type { UnitState, WingState } from '../model/battle'
import type { ForceId, SquadronId, UnitId, WingId } from '../model/force'
import type { CriticalRow } from '../tables/criticals'

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

export interface CorrectUnit {
  readonly type: 'correctUnit'
  readonly unitId: UnitId
  readonly correction: UnitCorrection
  readonly reason: string
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

export interface CorrectWing {
  readonly type: 'correctWing'
  readonly wingId: WingId
  readonly correction: WingCorrection
  readonly reason: string
}

export interface CorrectSquadron {
  readonly type: 'correctSquadron'
  readonly squadronId: SquadronId
  readonly correction: { readonly name?: string; readonly hasActivated?: boolean; readonly note?: string }
  readonly reason: string
}

export interface CorrectForce {
  readonly type: 'correctForce'
  readonly forceId: ForceId
  readonly correction: { readonly name?: string; readonly cards?: number }
  readonly reason: string
}

export interface AttackCorrection {
  readonly hits: number
}

/** Other hits for the attack between its roll and its damage. */
export interface CorrectAttack {
  readonly type: 'correctAttack'
  readonly attackId: string
  readonly correction: AttackCorrection
  readonly reason: string
}
