import { jsonProblem } from '@shared/core/engine/json-problem'
import { xwing } from '@shared/systems/xwing'
import { diceCount } from '@shared/systems/xwing/derive/dice-count'
import { cardsOn } from '@shared/systems/xwing/derive/health'
import { attackOptions } from '@shared/systems/xwing/derive/options'
import { tokenOptions } from '@shared/systems/xwing/rules/token-options'
import { whoseTurn } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { oddsFrom } from '@shared/systems/xwing/odds/attack-odds'
import { planOf } from '@shared/systems/xwing/odds/plan-of'
import { obligations } from '@shared/systems/xwing/obligations'
import { readRuling } from '@shared/systems/xwing/rulings'
import { DICE_MAX, DICE_MIN } from '@shared/systems/xwing/tables/limits'
import { viewFor } from '@shared/systems/xwing/view/view-for'

/** The broken invariants of a battle, in words. `wasForced`: the GM has overruled rules in it. */
export function brokenInvariants(state: BattleState, wasForced: boolean): readonly string[] {
  const broken: string[] = []
  const claim = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  claim(jsonProblem(state) === null, 'state is not plain JSON')
  for (const ship of state.ships) {
    claim(ship.shields >= 0 && Object.values(ship.tokens).every(count => count >= 0), `${ship.id}: below nothing`)
    claim(
      ship.weapons.every(weapon => weapon.chargesLeft >= 0),
      `${ship.id}: fewer than no charges`
    )
    claim(ship.status !== 'active' || cardsOn(ship) < ship.hull, `${ship.id}: in action with more cards than hull`)
    claim(ship.status === 'destroyed' || ship.leavesAfter === null, `${ship.id}: leaves, and is not destroyed`)
    const leavesAtOnce = readRuling(state.rulings, 'xw.destroyedOutside') === 'atOnce'
    const isGone = state.phase !== 'engagement' && leavesAtOnce && state.attacks.length === 0 && !state.isOver
    claim(!isGone || ship.status !== 'destroyed', `${ship.id}: destroyed, and still there`)
    claim(ship.status === 'removed' || !ship.hasReturnedCards, `${ship.id}: here, and its cards in the deck`)
    claim(!ship.locks.includes(ship.id) && new Set(ship.locks).size === ship.locks.length, `${ship.id}: a lock twice`)
  }
  claim(
    (state.phase === 'engagement') === (state.initiative !== null) || state.isOver,
    'an initiative step outside the engagement, or none in it'
  )
  for (const attack of state.attacks) {
    for (const pool of ['attack', 'defense'] as const) {
      const { total } = diceCount(state, attack, pool)
      claim(total >= DICE_MIN && total <= DICE_MAX, `${attack.id}: dice out of bounds`)
    }
    const odds = oddsFrom(attack.dice, planOf(state, attack))
    claim(Math.abs(odds.damage.reduce((sum, part) => sum + part, 0) - 1) < 1e-9, `${attack.id}: odds that are not whole`)
    claim(
      odds.destroyed <= odds.hit + 1e-9 || state.ships.some(ship => cardsOn(ship) >= ship.hull),
      `${attack.id}: destroyed without a hit`
    )
    claim((attack.left === null) === (attack.isHit === null), `${attack.id}: hit or miss before the dice have neutralised`)
  }
  const kinds = state.attacks.slice(1).map(attack => attack.kind)
  claim(!kinds.includes('standard'), 'a standard attack within another')
  for (const { id } of state.obligations)
    claim(state.isOver || xwing.check(state, { type: 'nameCard', obligationId: id, card: null }) === null, `${id}: a card that blocks`)
  const turn = whoseTurn(state)
  claim(state.isOver || turn.sideIds.length > 0, 'nobody speaks')
  const isStuck = state.phase === 'engagement' && !state.isOver && turn.number === 0
  claim(!isStuck, 'the engagement waits for nobody')
  const all = obligations(state).map(due => due.id)
  claim(new Set(all).size === all.length, 'an id stands twice')
  claim(wasForced || state.ships.every(ship => ship.bonusAttacks < 50), 'bonus attacks without end')
  for (const { command, refusal } of [...attackOptions(state), ...tokenOptions(state)])
    claim(state.isOver || xwing.check(state, command) === refusal, `${command.type}: offered otherwise than it is checked`)
  claim(jsonProblem(viewFor(state, { kind: 'side', sideId: 'A' })) === null, 'a view is not plain JSON')
  return broken
}
