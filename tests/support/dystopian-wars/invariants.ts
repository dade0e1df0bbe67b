import { fireDice } from '@shared/systems/dystopian-wars/derive/attack-dice'
import { sharesBefore } from '@shared/systems/dystopian-wars/derive/split-pool'
import { whoseTurn } from '@shared/systems/dystopian-wars/derive/whose-turn'
import { declaredAbortOdds } from '@shared/systems/dystopian-wars/odds/abort-odds'
import { declaredOdds } from '@shared/systems/dystopian-wars/odds/attack-odds'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { readRuling } from '@shared/systems/dystopian-wars/rulings'
import { viewFor } from '@shared/systems/dystopian-wars/view/view-for'
import { jsonProblem } from '@shared/core/engine/json-problem'

/** The broken invariants of a battle, in words. `wasForced`: the GM has overruled rules in it. */
export function brokenInvariants(state: BattleState, wasForced: boolean): readonly string[] {
  const broken: string[] = []
  const claim = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  claim(jsonProblem(state) === null, 'state is not plain JSON')
  for (const unit of state.units) {
    claim(unit.hp >= 0 && unit.ap >= 0, `${unit.id}: below nothing`)
    claim((unit.hp === 0) === (unit.status === 'removed'), `${unit.id}: hull and status disagree`)
    claim(new Set(unit.criticals.map(critical => critical.row)).size === unit.criticals.length, `${unit.id}: a critical twice`)
  }
  for (const wing of state.wings) {
    claim(wing.tokens >= 0 && wing.fuel >= 0, `${wing.id}: below nothing`)
    claim(wing.tokens > 0 || wing.status === 'removed', `${wing.id}: no tokens, and still there`)
  }
  for (const force of state.forces) claim(force.cards >= 0, `${force.id}: fewer than no cards`)
  const { activation, step } = state
  claim((activation === null) === (step === 'between'), 'step without an activation, or none in one')
  for (const attack of activation?.attacks ?? []) {
    claim(attack.hits >= 0, `${attack.id}: fewer than no hits`)
    // One that is over may have lost its weapon since, to a correction.
    if (attack.status === 'dropped' || attack.status === 'resolved') continue
    claim(fireDice(state, attack, sharesBefore(state, attack), []).total >= 0, `${attack.id}: fewer than no dice`)
    const odds = declaredOdds(state, attack, [])
    claim(odds === null || (odds.damage <= 1 + 1e-9 && odds.critical <= odds.damage + 1e-9), `${attack.id}: odds beyond certainty`)
    const abort = declaredAbortOdds(state, attack)
    const isApart = readRuling(state.rulings, 'dw.wipedOutAbort') === 'no'
    claim(
      abort === null || (isApart ? abort.abort + abort.destroyed : Math.max(abort.abort, abort.destroyed)) <= 1 + 1e-9,
      `${attack.id}: odds of an abort beyond certainty`
    )
  }
  const isInHand = step === 'defensiveFire' || step === 'shields' || step === 'damage'
  claim(wasForced || ((activation?.currentId ?? null) !== null) === isInHand, 'an attack in hand outside its steps, or none in them')
  claim((whoseTurn(state).number === 0) === (activation === null), 'the conductor is lost')
  const ids = [...(activation?.attacks ?? []), ...state.obligations].map(one => one.id)
  claim(new Set(ids).size === ids.length, 'an id stands twice')
  claim(jsonProblem(viewFor(state, { kind: 'side', sideId: 'A' })) === null, 'a view is not plain JSON')
  return broken
}
