import { describe, expect, it } from 'vitest'
import { present } from '@shared/kernel/present'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { aFleet, aShip, aWeapon } from '@kit/systems/firestorm-armada'
import { chanceOf, type Chance } from '../../support/chance'
import { explored } from '../../support/explored'
import { playWithChance } from '../../support/firestorm-armada/play'
import { nextCommand } from '../../support/firestorm-armada/whole-battle'
import { Referee } from './referee'

const BATTLES = explored(720)
const STEPS = 220
/** The cases of an activation: each must have been both allowed and refused, or the run has not tried enough. */
const JUDGED = ['firePointDefence', 'boardShip', 'fireWeapons', 'moveShip', 'endActivation'] as const

describe('point defence and boarding, beside a second reading of the rules (FA-041 to FA-058)', () => {
  it(`agree in ${String(BATTLES)} battles about what is allowed and what comes of it`, () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= BATTLES; seed += 1) playBeside(chanceOf(seed), seed, met)
    expect([...met].sort()).toEqual(
      [...JUDGED.flatMap(type => [`${type} allowed`, `${type} refused`]), 'settled after they parted', 'settled alongside'].sort()
    )
  })
})

/** One battle in both implementations; throws where they differ. */
function playBeside(chance: Chance, seed: number, met: Set<string>): void {
  const fleets = ['A', 'B'].map(side => ({ sideId: side, fleet: someFleet(chance, side) }))
  const rulings = { 'fa.boardingDice': chance.oneOf(['manual', 'ap4plusOpposed']) }
  let state = firestormArmada.initial
  let seq = 0
  const ships = fleets.flatMap(({ sideId, fleet }) =>
    fleet.squadrons.flatMap(({ id, ships: mates }) =>
      mates.map(ship => ({ ...ship, side: sideId, squadron: id, moves: ship.mv, rating: present(ship.damageRating, ship.id) }))
    )
  )
  const wings = fleets.flatMap(({ sideId, fleet }) => fleet.flights.flatMap(unit => unit.wings.map(({ id }) => ({ id, side: sideId }))))
  const referee = new Referee(ships, wings)

  const submit = (command: FaCommand): void => {
    seq += 1
    const said = `battle ${String(seed)}, step ${String(seq)}, ${JSON.stringify(command)}`
    const verdict = verdictOf(referee, command)
    const refusal = firestormArmada.check(state, command)
    if (verdict !== null) {
      expect(refusal === null, `${said}: ${refusal ?? 'allowed'}`).toBe(verdict)
      met.add(`${command.type} ${verdict ? 'allowed' : 'refused'}`)
    }
    const before = state
    const played = playWithChance(chance, state, command, seq, false)
    if (played.kind === 'refused') return
    state = played.state
    const settled = tell(
      referee,
      before,
      command,
      played.entry.dice.map(dice => dice.faces)
    )
    if (settled !== null) met.add(settled)
    if (state.turn > before.turn) referee.beginsTurn()
    expect(referee.standing(), said).toEqual(standing(state))
  }

  submit({ type: 'beginBattle', name: 'Two readings', fleets, rulings })
  while (seq < STEPS && state.phase !== 'over') {
    const isActing = state.ships.some(ship => ship.unitId === state.activeUnitId && ship.status === 'active')
    const command = isActing ? someAct(chance, state) : onward(chance, state)
    if (command === null) return
    submit(command)
  }
}

/** The next step of a table that settles everything as late as possible. */
function onward(chance: Chance, state: BattleState): FaCommand | null {
  const late = state.phase === 'activation' ? nextCommand(chance, { ...state, obligations: [] }) : null
  return late !== null && firestormArmada.check(state, late) === null ? late : nextCommand(chance, state)
}

function someFleet(chance: Chance, side: string): ReturnType<typeof aFleet> {
  const ship = (id: string) =>
    aShip(id, {
      mv: chance.oneOf([4, 7, 8]),
      hull: chance.whole(2, 4),
      crew: chance.whole(1, 5),
      assault: chance.whole(0, 4),
      pointDefence: chance.whole(0, 6),
      damageRating: 2,
      criticalRating: 90,
      weapons: [aWeapon('turret', 99)]
    })
  const squadrons = [
    [ship(`${side}1a`), ship(`${side}1b`)],
    [ship(`${side}2a`), ship(`${side}2b`)]
  ]
  return aFleet(
    side,
    squadrons,
    [1, 2, 3].map(n => `${side}w${String(n)}`)
  )
}

/** A random act within the scope of the referee, legal or not. */
function someAct(chance: Chance, state: BattleState): FaCommand {
  const own = state.ships.filter(ship => ship.unitId === state.activeUnitId)
  const mine = chance.oneOf(chance.whole(1, 6) === 1 ? state.ships : own).id
  const other = chance.oneOf(state.ships.filter(ship => ship.id !== mine)).id
  const due = state.obligations.length > 0 && chance.whole(1, 12) === 1 ? chance.oneOf(state.obligations) : undefined
  if (due !== undefined) {
    if (due.kind !== 'boarding') return { type: 'settleDrivenOff', obligationId: due.id, note: '' }
    const also = { crew: chance.whole(0, 2), assault: chance.whole(0, 2), isCaptured: chance.whole(1, 6) === 1 }
    return { type: 'settleBoarding', obligationId: due.id, outcome: '', ...also }
  }
  const yes = (): boolean => chance.whole(1, 8) > 1
  return chance.oneOf<() => FaCommand>([
    () => ({ type: 'moveShip', shipId: mine, inches: chance.oneOf([0, 2, 3.5, 4, 8]), rams: chance.whole(1, 6) === 1 }),
    () => ({ type: 'boardShip', attackerId: mine, targetId: other, isInReach: yes(), isPathClear: yes() }),
    () => ({
      type: 'fireWeapons',
      targetId: other,
      aims: [{ shipId: mine, weaponId: 'turret', band: 0, arc: 'full', sight: 'clear' }],
      splitDice: 1,
      gmDice: 0
    }),
    () => ({
      type: 'firePointDefence',
      shipId: chance.oneOf(state.ships).id,
      allocations: [{ wingId: chance.oneOf(state.wings).id, dice: chance.whole(0, 4) }, ...moreWings(chance, state)]
    }),
    () => ({ type: 'endActivation' })
  ])()
}

function moreWings(
  chance: Chance,
  state: BattleState
): readonly { readonly wingId: BattleState['wings'][number]['id']; readonly dice: number }[] {
  return state.wings.filter(() => chance.whole(1, 4) === 1).map(wing => ({ wingId: wing.id, dice: chance.whole(0, 3) }))
}

/** The referee's verdict; null if it has no opinion. */
function verdictOf(referee: Referee, command: FaCommand): boolean | null {
  switch (command.type) {
    case 'firePointDefence':
      return referee.mayDefend(command.shipId, sharesOf(command))
    case 'boardShip':
      return referee.mayBoard(command.attackerId, command.targetId, command.isInReach, command.isPathClear)
    case 'fireWeapons':
      return referee.mayShoot(command.aims[0]?.shipId ?? '', command.targetId)
    case 'moveShip':
      return referee.mayMove(command.shipId, command.inches, command.rams)
    case 'endActivation':
      return referee.mayEnd()
    default:
      return null
  }
}

/** Tells the referee what was done, and the faces rolled. */
function tell(referee: Referee, before: BattleState, command: FaCommand, rolls: readonly (readonly number[])[]): string | null {
  switch (command.type) {
    case 'activateUnit':
      referee.activates(command.unitId)
      return null
    case 'firePointDefence':
      referee.defends(command.shipId, sharesOf(command), rolls)
      return null
    case 'boardShip':
      referee.boards(command.attackerId, command.targetId)
      return null
    case 'fireWeapons':
      referee.shoots(command.aims[0]?.shipId ?? '', command.targetId, rolls)
      return null
    case 'moveShip':
      referee.moves(command.shipId, command.inches, command.rams)
      return null
    case 'settleBoarding': {
      const due = before.obligations.find(one => one.id === command.obligationId)
      if (due?.kind !== 'boarding') throw new Error(`${command.obligationId} is no boarding`)
      // A side without points rolls nothing.
      const attackers = due.assaultPoints > 0 ? 1 : 0
      const faces = [rolls.slice(0, attackers).flat(), rolls.slice(attackers).flat()]
      referee.settles(due.shipId, due.targetId, faces, command)
      return before.boardings.some(one => one.id === due.boardingId) ? 'settled alongside' : 'settled after they parted'
    }
    default:
      return null
  }
}

function sharesOf(
  command: Extract<FaCommand, { readonly type: 'firePointDefence' }>
): readonly { readonly wing: string; readonly dice: number }[] {
  return command.allocations.map(({ wingId, dice }) => ({ wing: wingId, dice }))
}

/** The engine's battle in the terms of the referee. */
function standing(state: BattleState): readonly string[] {
  const ships = state.ships.map(
    ({ id, hullLost, crewLost, assaultLost, pointDefenceUsed, status }) =>
      `${id}: ${[hullLost, crewLost, assaultLost, pointDefenceUsed].join(' ')} ${status === 'active' ? 'here' : 'gone'}`
  )
  const wings = state.wings.map(wing => `${wing.id}: ${wing.status !== 'active' ? 'gone' : wing.isDrivenOff ? 'driven off' : 'here'}`)
  const owed = state.obligations.flatMap(due =>
    due.kind === 'boarding' ? [`${due.shipId} owes ${String(due.assaultPoints)} on ${due.targetId}`] : []
  )
  const alongside = state.boardings.map(one => `${one.attackerId} alongside ${one.targetId}`)
  return [...ships, ...wings, ...owed, ...alongside].sort()
}
