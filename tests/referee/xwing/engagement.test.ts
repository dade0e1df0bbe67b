import { describe, expect, it } from 'vitest'
import { present } from '@shared/kernel/present'
import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { shipsDue } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { DraftShip } from '@shared/systems/xwing/model/squad'
import { currentAttack, sideOf } from '@shared/systems/xwing/state'
import { aShip, aSquad, aWeapon } from '@kit/systems/xwing'
import { chanceOf, type Chance } from '../../support/chance'
import { explored } from '../../support/explored'
import { nextCommand } from '../../support/xwing/whole-battle'
import { playWithChance } from '../../support/xwing/play'
import { EngagementReferee, type RefShip } from './engagement'

const BATTLES = explored(400)
const STEPS = 260
/** What must have happened, or the run has not tried enough. */
const MET = [
  'came late, above the step',
  'came late, at or below the step',
  'attacked out of its turn',
  'destroyed and attacked all the same',
  'left without having engaged',
  'destroyed by a bonus attack',
  'several left at once'
]

describe('initiative steps of the engagement, beside a second reading of the text (XW-002, XW-031, XW-040)', () => {
  it('agree in whole random battles with late ships, forced attacks and damage from elsewhere', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= BATTLES; seed += 1) playBeside(chanceOf(seed), seed, met)
    expect([...met].sort()).toEqual([...MET].sort())
  })
})

/** One battle in both implementations; throws where they differ. */
function playBeside(chance: Chance, seed: number, met: Set<string>): void {
  let ships = 0
  const someShip = (): DraftShip => {
    ships += 1
    return aShip(`s${String(ships)}`, {
      initiative: chance.whole(1, 5),
      agility: chance.whole(0, 1),
      hull: chance.whole(1, 3),
      shields: chance.whole(0, 1),
      weapons: [aWeapon('cannon', { attack: chance.whole(2, 6) })]
    })
  }
  const squads = ['A', 'B'].map(id => ({ sideId: id, squad: aSquad(id, ...Array.from({ length: chance.whole(3, 5) }, someShip)) }))
  const rulings = {
    'xw.destroyedMayAttack': chance.oneOf(['yes', 'no']),
    'xw.bonusStep': chance.oneOf(['engaging', 'bonusAttacker']),
    'xw.bonusAttackLimit': 'none'
  }
  const referee = new EngagementReferee(
    squads.flatMap(({ squad }) => squad.ships.map(ship => asTold(ship, squad.id))),
    squads.map(({ squad }) => squad.id),
    {
      mayAttackDestroyed: rulings['xw.destroyedMayAttack'] === 'yes',
      waitsForBonusAttacker: rulings['xw.bonusStep'] === 'bonusAttacker'
    }
  )
  let state: BattleState = xwing.initial
  let seq = 0

  const submit = (command: XwCommand, isForced: boolean): void => {
    seq += 1
    const before = state
    const played = playWithChance(chance, state, command, seq, isForced)
    if (played.kind === 'refused') {
      expect(isForced, `${command.type}: ${played.refusal}`).toBe(true)
      return
    }
    state = played.state
    tell(referee, before, command)
    // An attack ends by itself after the last window in which somebody may act.
    for (let gone = before.attacks.length + (command.type === 'declareAttack' ? 1 : 0); gone > state.attacks.length; gone -= 1)
      referee.attackEnds()
    expect(referee.standing(), `battle ${String(seed)}, step ${String(seq)}, ${JSON.stringify(command)}`).toEqual(standing(state))
    note(met, before, state, command)
  }

  submit({ type: 'beginBattle', name: 'Two readings', squads, rulings }, false)
  while (seq < STEPS && !state.isOver) {
    const odd = chance.whole(1, 10) === 1 ? oddAct(chance, state, someShip) : null
    const command = odd ?? nextCommand(chance, state)
    if (command === null || command.type === 'setPlayerOrder') continue
    submit(command, odd !== null)
  }
}

/** What does not happen by the book: ships that come late, damage from elsewhere, a ship that engages out of its turn. */
function oddAct(chance: Chance, state: BattleState, someShip: () => DraftShip): XwCommand | null {
  const there = state.ships.filter(ship => ship.status !== 'removed')
  const ship = chance.oneOf(there.length === 0 ? state.ships : there)
  if (state.ships.length < 16 && chance.whole(1, 3) === 1)
    return { type: 'joinShips', squadId: chance.oneOf(state.squads).id, ships: [someShip()] }
  if (chance.whole(1, 2) === 1) return { type: 'sufferDamage', shipId: ship.id, hits: chance.whole(1, 2), crits: 0, reason: '' }
  if (state.phase !== 'engagement' || state.attacks.length > 0) return null
  if (chance.whole(1, 4) === 1) return { type: 'passEngagement', shipId: ship.id }
  const enemies = there.filter(other => sideOf(state, other.id) !== sideOf(state, ship.id))
  if (enemies.length === 0) return null
  const shot = { range: 2, isObstructed: false, isInArc: true, isRequirementMet: true, isCostPaid: true } as const
  const weapon = present(ship.weapons[0], ship.id)
  return {
    type: 'declareAttack',
    kind: 'standard',
    attackerId: ship.id,
    weaponId: weapon.id,
    defenderId: chance.oneOf(enemies).id,
    ...shot
  }
}

/** Tells the referee what was done, and what the dice came to. */
function tell(referee: EngagementReferee, before: BattleState, command: XwCommand): void {
  switch (command.type) {
    case 'beginEngagement':
      return referee.begins()
    case 'endRound':
      return referee.roundEnds()
    case 'passEngagement':
      return referee.passes(command.shipId)
    case 'declareAttack':
      return referee.attack(command.attackerId, command.kind === 'standard')
    case 'joinShips':
      return referee.arrive(command.ships.map(ship => asTold(ship, command.squadId)))
    case 'sufferDamage':
      return referee.suffers(command.shipId, command.hits + command.crits)
    case 'dealDamage': {
      const attack = present(currentAttack(before), 'attack')
      return referee.suffers(attack.defenderId, (attack.left?.hits ?? 0) + (attack.left?.crits ?? 0))
    }
    default:
  }
}

function asTold(ship: DraftShip, squad: string): RefShip {
  return { id: ship.id, squad, initiative: ship.initiative, endures: ship.hull + ship.shields }
}

/** The engine's battle in the terms of the referee. */
function standing(state: BattleState): readonly string[] {
  const ships = state.ships.map(({ id, status, leavesAfter, hasEngaged }) => {
    const is = status === 'removed' ? 'gone' : status === 'active' ? 'here' : `destroyed, waits for ${String(leavesAfter)}`
    return `${id}: ${is}${hasEngaged ? ', engaged' : ''}`
  })
  const step = state.phase === 'engagement' ? `step ${String(state.initiative)}` : 'no engagement'
  const due = state.attacks.length > 0 ? [] : shipsDue(state).map(ship => ship.id)
  return [...ships, step, `due: ${[...due].sort().join(' ')}`].sort()
}

function note(met: Set<string>, before: BattleState, state: BattleState, command: XwCommand): void {
  const was = new Map(before.ships.map(ship => [ship.id, ship]))
  const left = state.ships.filter(({ id, status }) => status === 'removed' && was.get(id)?.status === 'destroyed')
  if (left.length > 1) met.add('several left at once')
  if (before.phase === 'engagement' && left.some(ship => !ship.hasEngaged)) met.add('left without having engaged')
  if (command.type === 'joinShips' && before.phase === 'engagement' && before.initiative !== null)
    for (const { initiative } of command.ships)
      met.add(initiative > before.initiative ? 'came late, above the step' : 'came late, at or below the step')
  if (command.type === 'declareAttack' && command.kind === 'standard') {
    const attacker = was.get(command.attackerId)
    if (attacker?.status === 'destroyed') met.add('destroyed and attacked all the same')
    if (!shipsDue(before).some(ship => ship.id === command.attackerId)) met.add('attacked out of its turn')
  }
  const isBonus = currentAttack(before)?.kind === 'bonus'
  if (
    command.type === 'dealDamage' &&
    isBonus &&
    state.ships.some(({ id, status }) => status === 'destroyed' && was.get(id)?.status === 'active')
  )
    met.add('destroyed by a bonus attack')
}
