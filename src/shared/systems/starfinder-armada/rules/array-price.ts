import { sum } from '../../../kernel/collections'
import { dieOf, roll, type Rule } from '../../../core/dice/rule'
import type { Decision } from '../commands/command'
import { hasLiveEmp } from '../commands/fire/attack-limits'
import { criticalFrom } from '../derive/fire/critical-from'
import { damageDice, damageTotal } from '../derive/fire/damage'
import { arrayPenalty } from '../derive/fire/gunnery'
import { hasNaturalAuto, hitFrom } from '../derive/fire/hit-face'
import type { SaEvent } from '../events'
import type { BattleState, FleetState, StagedAttack } from '../model/battle'
import { readRuling } from '../rulings'
import { theFleet } from '../state'
import { EMP_MARGIN } from '../tables/limits'

/**
 * The shots of arrays that fired at fewer fleets than they declared, at the price of those they fired at, if `sa.arrayPrice` says so
 * (SA-034). A miss that becomes a hit rolls its damage now. A shot that the GM has turned into a miss stays one.
 */
export function* arraysRepriced(state: BattleState): Decision {
  if (readRuling(state.rulings, 'sa.arrayPrice') === 'declared') return []
  const events: SaEvent[] = []
  for (const attack of state.volley) {
    const attacker = theFleet(state, attack.attackerId)
    const spared = attack.kind === 'gunnery' ? arrayPenalty(attacker.targetsThisRound.length) - arrayPenalty(attack.arrayTargets) : 0
    if (spared > 0) events.push(yield* repriced(state, attack, attacker, attack.total + spared))
  }
  return events
}

function* repriced(state: BattleState, attack: StagedAttack, attacker: FleetState, total: number): Rule<SaEvent> {
  const target = theFleet(state, attack.targetId)
  const wasRolled = attack.damageFaces.length > 0
  const reaches = attack.natural >= hitFrom(attack.natural + attack.ac - total, hasNaturalAuto(state.rulings))
  const isHit = attack.isHit || (!wasRolled && reaches)
  const isNew = isHit && !attack.isHit
  const dice = damageDice(attacker)
  const faces = isNew ? yield* roll('sa.roll.damage', dieOf(dice.sides), dice.count, attacker.id) : attack.damageFaces
  const hit = { sum: sum(faces), diceCount: dice.count, usesSuperweapon: attack.usesSuperweapon, isHalved: false, isFree: false }
  return {
    type: 'arrayRepriced',
    attackId: attack.id,
    total,
    isHit,
    damageFaces: faces,
    damage: isNew ? damageTotal(state, attacker, target, hit) : attack.damage,
    isCriticalNatural: isNew ? attack.natural >= criticalFrom(state, attacker, target, false) : attack.isCriticalNatural,
    isEmp: attack.isEmp || (isHit && total >= attack.ac + EMP_MARGIN && hasLiveEmp(state, attacker, 'gunnery'))
  }
}
