import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { attackOptions } from '@shared/systems/xwing/derive/options'
import { tokenOptions } from '@shared/systems/xwing/rules/token-options'
import { shipsDue } from '@shared/systems/xwing/derive/whose-turn'
import type { Attack } from '@shared/systems/xwing/model/attack'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import { DAMAGE_CARDS } from '@shared/systems/xwing/model/damage-cards'
import { STAGES } from '@shared/systems/xwing/model/stages'
import { currentAttack, roleOf, shipIn, sideOf } from '@shared/systems/xwing/state'
import { ARCS } from '@shared/systems/xwing/tables/arcs'
import type { Chance } from '../chance'
import { wholeBattle } from '../play-with-chance'
import type { XwEntry } from './play'

const ROUNDS_MAX = 12
const NO_LIMITS = { min: null, max: null } as const

/**
 * A battle by the book until one side has no ship left, or some rounds have passed. Its attacks may pass windows in which nothing can be
 * done.
 */
export function playWholeBattle(
  chance: Chance,
  setup: XwCommand,
  passesIdle = false
): { readonly entries: readonly XwEntry[]; readonly state: BattleState } {
  return wholeBattle(xwing, chance, setup, state => {
    const command = nextCommand(chance, state)
    return passesIdle && command?.type === 'declareAttack' ? { ...command, passesIdle } : command
  })
}

/** The next command of a table that plays by the book; null when the battle is over. */
export function nextCommand(chance: Chance, state: BattleState): XwCommand | null {
  if (state.isOver) return null
  const due = state.obligations[0]
  if (due !== undefined) return nextCard(chance, state, due.id)
  const attack = currentAttack(state)
  if (attack !== undefined) return nextOfAttack(chance, state, attack)
  switch (state.phase) {
    case 'preparation':
      return nextPreparation(chance, state)
    case 'engagement':
      return nextEngagement(chance, state)
    case 'end':
      return { type: 'endRound', removesTokens: true }
  }
}

function nextCard(chance: Chance, state: BattleState, obligationId: string): XwCommand {
  const read: XwCommand = { type: 'nameCard', obligationId, card: chance.oneOf(DAMAGE_CARDS) }
  const isRead = chance.whole(1, 3) === 1 && xwing.check(state, read) === null
  return isRead ? read : { type: 'nameCard', obligationId, card: null }
}

/** Ships gain a random number of tokens and locks. */
function nextPreparation(chance: Chance, state: BattleState): XwCommand {
  const ships = state.ships.filter(ship => ship.status === 'active')
  const sides = new Set(ships.map(ship => sideOf(state, ship.id)))
  if (sides.size < 2 || state.round > ROUNDS_MAX) return { type: 'endBattle' }
  const ship = chance.oneOf(ships)
  const enemy = chance.oneOf(ships.filter(other => sideOf(state, other.id) !== sideOf(state, ship.id)))
  const focus: XwCommand = { type: 'changeToken', shipId: ship.id, token: 'focus', count: 1 }
  switch (chance.whole(1, 9)) {
    case 1:
    case 2:
    case 3:
      return focus
    case 4:
    case 5:
      return { type: 'changeToken', shipId: ship.id, token: chance.oneOf(['evade', 'calculate'] as const), count: 1 }
    case 6:
    case 7:
      return ship.locks.includes(enemy.id) ? focus : { type: 'setLock', shipId: ship.id, targetId: enemy.id, isHeld: true }
    case 8:
      return { type: 'setPlayerOrder', squadIds: state.squads.map(squad => squad.id).reverse() }
    default:
      return { type: 'beginEngagement' }
  }
}

function nextEngagement(chance: Chance, state: BattleState): XwCommand {
  const ship = chance.oneOf(shipsDue(state))
  const measured = state.measured
  if (measured === null || !shipsDue(state).some(due => due.id === measured.shipId)) return measure(chance, state, ship)
  const options = attackOptions(state).filter(option => option.refusal === null)
  return options.length === 0 ? { type: 'passEngagement', shipId: measured.shipId } : chance.oneOf(options).command
}

function measure(chance: Chance, state: BattleState, ship: ShipState): XwCommand {
  const enemies = state.ships.filter(other => other.status !== 'removed' && sideOf(state, other.id) !== sideOf(state, ship.id))
  const arcs = [...new Set([...ship.weapons.map(weapon => weapon.arc), chance.oneOf(ARCS)])]
  const measures = enemies.flatMap(enemy => {
    const range = chance.oneOf([0, 1, 1, 2, 2, 3])
    const seen = arcs.filter(() => chance.whole(1, 3) > 1)
    return seen.map(arc => ({ targetId: enemy.id, arc, range, isObstructed: chance.whole(1, 5) === 1 }))
  })
  return { type: 'measureTargets', shipId: ship.id, measures }
}

function nextOfAttack(chance: Chance, state: BattleState, attack: Attack): XwCommand {
  const { kind, speaker } = STAGES[attack.stage]
  switch (kind) {
    case 'roll':
      return { type: attack.stage === 'rollAttack' ? 'rollAttackDice' : 'rollDefenseDice', modifiers: [], limits: NO_LIMITS }
    case 'modify': {
      const options = tokenOptions(state).filter(option => option.refusal === null)
      if (options.length > 0 && chance.whole(1, 4) > 1) return chance.oneOf(options).command
      return ability(chance, state, attack) ?? { type: 'advanceStage' }
    }
    case 'damage':
      return { type: 'dealDamage' }
    case 'abilities': {
      const use: XwCommand = { type: 'useAbility', shipId: shipIn(attack, speaker), name: 'Revenge' }
      return chance.whole(1, 4) === 1 ? use : { type: 'advanceStage' }
    }
    case 'bonus':
      return nextBonus(chance, state, attack)
  }
}

/** Now and then an ability rerolls a die or changes its face. */
function ability(chance: Chance, state: BattleState, attack: Attack): XwCommand | null {
  if (chance.whole(1, 5) > 1) return null
  const { speaker, step } = STAGES[attack.stage]
  const pool = step === 'attackDice' ? 'attack' : 'defense'
  const change = chance.oneOf([
    { kind: 'reroll', dice: [0] },
    { kind: 'change', dice: [0], to: 'focus' },
    { kind: 'add', result: 'blank' }
  ] as const)
  const command: XwCommand = { type: 'modifyDice', pool, shipId: shipIn(attack, speaker), name: 'Trick', change }
  return xwing.check(state, command) === null ? command : null
}

function nextBonus(chance: Chance, state: BattleState, attack: Attack): XwCommand {
  const { speaker } = STAGES[attack.stage]
  const ships = state.ships.filter(ship => ship.status !== 'removed' && roleOf(state, attack, ship.id) === speaker)
  const ship = ships.find(one => one.id === shipIn(attack, speaker))
  if (ship === undefined || chance.whole(1, 5) > 1) return { type: 'advanceStage' }
  const measured = state.measured
  if (measured?.shipId !== ship.id) return measure(chance, state, ship)
  const options = attackOptions(state).filter(option => option.refusal === null)
  return options.length === 0 ? { type: 'advanceStage' } : chance.oneOf(options).command
}
