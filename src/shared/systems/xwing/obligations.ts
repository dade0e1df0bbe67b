import type { Obligation } from '../../core/obligations/obligation'
import { diceCount } from './derive/dice-count'
import { cardsOwed } from './derive/health'
import { shipsDue } from './derive/whose-turn'
import type { Attack, Uncancelled } from './model/attack'
import type { BattleState, ShipState } from './model/battle'
import { STAGES } from './model/stages'
import { currentAttack, shipIn, theShip } from './state'
import { POOL_DICE } from './tables/dice'

/** Everything the table still owes: cards to name, then the current attack, or else the ships to engage. */
export function obligations(state: BattleState): readonly Obligation[] {
  const attack = currentAttack(state)
  const cards = cardsOwed(state).map(({ id, shipId, round }) => plain(id, 'card', theShip(state, shipId), round, 'XW-038'))
  if (attack !== undefined) return [...cards, ofAttack(state, attack)]
  return [...cards, ...shipsDue(state).map(ship => plain(`engage-${ship.id}`, 'engage', ship, state.round, 'XW-040'))]
}

function plain(id: string, kind: 'card' | 'engage', ship: ShipState, round: number, source: string): Obligation {
  return {
    id,
    kind,
    owner: ship.id,
    title: { key: `xw.obligation.${kind}`, values: { ship: ship.name }, source },
    reason: { key: `xw.due.${kind}`, values: { initiative: ship.initiative } },
    dice: null,
    deferred: false,
    round
  }
}

function ofAttack(state: BattleState, attack: Attack): Obligation {
  const { kind, speaker, source } = STAGES[attack.stage]
  const ship = theShip(state, shipIn(attack, speaker))
  const left: Uncancelled = attack.left ?? { hits: 0, crits: 0 }
  const values = { attacker: theShip(state, attack.attackerId).name, defender: theShip(state, attack.defenderId).name, ...left }
  const pool = attack.stage === 'rollAttack' ? 'attack' : 'defense'
  return {
    id: `${attack.id}-${attack.stage}`,
    kind,
    owner: ship.id,
    title: { key: `xw.obligation.${attack.stage}`, values: { ship: ship.name }, source },
    reason: { key: `xw.due.${kind}`, values },
    dice: kind === 'roll' ? { die: POOL_DICE[pool], count: diceCount(state, attack, pool).total } : null,
    deferred: false,
    round: state.round
  }
}
