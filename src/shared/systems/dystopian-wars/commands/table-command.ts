import type { AttackCorrection, ForceCorrection, SquadronCorrection, UnitCorrection, WingCorrection } from '../model/corrections'
import type { ForceId, SquadronId, UnitId, WingId } from '../model/force'

export interface CorrectUnit {
  readonly type: 'correctUnit'
  readonly unitId: UnitId
  readonly correction: UnitCorrection
  readonly reason: string
}

export interface CorrectWing {
  readonly type: 'correctWing'
  readonly wingId: WingId
  readonly correction: WingCorrection
  readonly reason: string
}

export interface CorrectSquadron {
  readonly type: 'correctSquadron'
  readonly squadronId: SquadronId
  readonly correction: SquadronCorrection
  readonly reason: string
}

export interface CorrectForce {
  readonly type: 'correctForce'
  readonly forceId: ForceId
  readonly correction: ForceCorrection
  readonly reason: string
}

/** A new number of hits for the attack between its roll and its damage. */
export interface CorrectAttack {
  readonly type: 'correctAttack'
  readonly attackId: string
  readonly correction: AttackCorrection
  readonly reason: string
}
