import { armadaOf } from '../derive/fire/enemies'
import { MORALE_RESULTS, moraleCheck, moraleResult, type MoraleResult } from '../derive/checks/morale'
import type { BattleState, FleetState } from '../model/battle'
import type { ArmadaId } from '../model/design'
import { moraleDue } from '../rules/threshold-dues'
import { theFleet } from '../state'
import type { AttackNumbers } from './attack-odds'
import { damageSpread, nothingDealt } from './damage-spread'
import type { PlannedShot } from './planned-odds'

/** The damage that makes a morale check due: at least `from`, which crosses the threshold, and less than `below`, which disables. */
interface Crossing {
  readonly sp: number
  readonly from: number
  readonly below: number
  /** The chance of it from 0 to 1, whoever deals it; 0 for a target that would owe no check. */
  readonly chance: number
}

/**
 * The results of the morale check that these attacks may cause (SA-100, SA-101). Its DC depends on the highest tier among the armadas that
 * damage the fleet (SA-Q18), so each armada's share of the crossing is counted separately.
 */
export function moraleOdds(
  state: BattleState,
  target: FleetState,
  shots: readonly PlannedShot[],
  attacks: readonly AttackNumbers[],
  crossing: Crossing
): Readonly<Record<MoraleResult, number>> {
  const odds: Record<MoraleResult, number> = { emboldened: 0, unaffected: 0, shaken: 0, routed: 0 }
  if (crossing.chance === 0) return odds
  const by = shots.map(shot => armadaOf(state, theFleet(state, shot.attackerId).armadaId))
  const damaging = damagingArmadas(state, target)
  let counted = 0
  for (const armada of [...new Set(by)].sort((a, b) => a.tier - b.tier)) {
    const isUpToHere = (i: number): boolean => (by[i]?.tier ?? 0) <= armada.tier
    const among = attacks.filter((_, i) => isUpToHere(i))
    const rest = attacks.filter((_, i) => !isUpToHere(i))
    const chance = rest.length === 0 ? crossing.chance : nothingDealt(rest) * crossingChance(among, crossing)
    const faces = facesByResult(state, { ...target, damagedBy: [...damaging, armada.id] })
    for (const result of MORALE_RESULTS) odds[result] += ((chance - counted) * faces[result]) / 20
    counted = chance
  }
  return odds
}

function crossingChance(attacks: readonly AttackNumbers[], { sp, from, below }: Crossing): number {
  const { dealt } = damageSpread(attacks, sp, below)
  let chance = 0
  for (let d = from; d < below; d += 1) chance += dealt[d] ?? 0
  return chance
}

/** The armadas that will have damaged the fleet once the staged volley has struck. */
function damagingArmadas(state: BattleState, target: FleetState): readonly ArmadaId[] {
  const staged = state.volley.filter(attack => attack.targetId === target.id && attack.damage > 0)
  return [...target.damagedBy, ...staged.map(attack => theFleet(state, attack.attackerId).armadaId)]
}

/** How many faces of the d20 give each result; none if the fleet would owe no check (SA-105). */
function facesByResult(state: BattleState, fleet: FleetState): Readonly<Record<MoraleResult, number>> {
  const faces: Record<MoraleResult, number> = { emboldened: 0, unaffected: 0, shaken: 0, routed: 0 }
  const due = moraleDue(state, 0, fleet).find(event => event.type === 'obligationOwed')?.obligation
  if (due?.kind !== 'morale') return faces
  const bonus = moraleCheck(state, fleet).total
  for (let face = 1; face <= 20; face += 1) faces[moraleResult(face + bonus - due.dc)] += 1
  return faces
}
