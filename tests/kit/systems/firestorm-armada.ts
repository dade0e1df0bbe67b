import { runRule } from '@shared/core/dice/run-rule'
import { systemKit } from '@kit/core/engine'
import { firestormArmada } from '@shared/systems/firestorm-armada/index'
import { decideBeginBattle } from '@shared/systems/firestorm-armada/commands/battle/begin-battle'
import type { FaCommand, FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import type { Aim, BattleState, FaRulings, ShipState, WingState } from '@shared/systems/firestorm-armada/model/battle'
import type { DraftFleet, DraftShip, DraftWeapon, Faction, Mount, ShipId, WingId } from '@shared/systems/firestorm-armada/model/design'
import { fleetId, shipId, unitId, wingId } from '@shared/systems/firestorm-armada/model/design'
import { evolve } from '@shared/systems/firestorm-armada/events'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import { EMPTY_BATTLE, theFleet, theShip, theWing } from '@shared/systems/firestorm-armada/state'

/** Builders for tests of this system: small fleets with readable ids, and battles at a chosen moment. */
export const { given } = systemKit(firestormArmada)

export const f = fleetId
export const u = unitId
export const s = shipId
export const w = wingId

export function aWeapon(mount: Mount, ...dice: readonly number[]): DraftWeapon {
  return { id: mount, name: mount, mount, dice }
}

/** A capital ship of 8 inches, 6 hull, 5 crew, 3 assault points, 4 point defence dice, ratings 4 and 7, with a broadside of 6 dice. */
export function aShip(id: string, fields: Partial<DraftShip> = {}): DraftShip {
  return {
    id: shipId(id),
    name: id,
    shipClass: 'capital',
    mv: 8,
    hull: 6,
    crew: 5,
    assault: 3,
    pointDefence: 4,
    shields: 0,
    damageRating: 4,
    criticalRating: 7,
    weapons: [aWeapon('port', 6), aWeapon('starboard', 6), aWeapon('turret', 5), aWeapon('torpedo', 3)],
    ...fields
  }
}

/** A fleet with a squadron for each list of ships, `<id>1`, `<id>2`, ..., and one flight `<id>F` of these wings. */
export function aFleet(
  id: string,
  squadrons: readonly (readonly DraftShip[])[],
  wings: readonly string[] = [],
  faction: Faction = 'terran'
): DraftFleet {
  return {
    id: fleetId(id),
    name: id,
    faction,
    isAllied: false,
    squadrons: squadrons.map((ships, i) => ({ id: unitId(`${id}${String(i + 1)}`), name: `${id}${String(i + 1)}`, ships })),
    flights: wings.length === 0 ? [] : [{ id: unitId(`${id}F`), name: `${id}F`, wings: wings.map(name => ({ id: wingId(name), name })) }],
    allowIllegal: true
  }
}

/** Red with ships a and b in one squadron, c in another, wing v; blue with x and y in one squadron, z in another, wings p and q. */
export function duel(rulings: FaRulings = {}, fields: Partial<DraftShip> = {}): BattleState {
  const red = aFleet('red', [[aShip('a', fields), aShip('b', fields)], [aShip('c', fields)]], ['v'])
  const blue = aFleet('blue', [[aShip('x', fields), aShip('y', fields)], [aShip('z', fields)]], ['p', 'q'])
  return battle(rulings, red, blue)
}

/** A battle in deployment between these fleets, unchecked, each on its own side: A, B, C, ... */
export function battle(rulings: FaRulings, ...fleets: readonly DraftFleet[]): BattleState {
  const entries = fleets.map((fleet, i) => ({ sideId: 'ABCD'.charAt(i), fleet }))
  const begun = runRule(decideBeginBattle(EMPTY_BATTLE, { type: 'beginBattle', name: 'test', fleets: entries, rulings }), [])
  if (begun.kind !== 'done') throw new Error('The battle asks for dice before it begins')
  return after(EMPTY_BATTLE, ...begun.value)
}

/** The battle in the activation phase of turn 1, with this unit active. */
export function acting(state: BattleState, unit = 'red1', turn = 1): BattleState {
  const order = [...state.fleets].map(fleet => fleet.id)
  return after(
    state,
    { type: 'phaseEntered', turn, phase: 'activation' },
    { type: 'initiativeRolled', initiative: { results: [], order } },
    { type: 'unitActivated', unitId: unitId(unit) }
  )
}

export function at(state: BattleState, phase: BattleState['phase'], turn = 1): BattleState {
  return evolve(state, { type: 'phaseEntered', turn, phase })
}

export function after(state: BattleState, ...events: readonly FaEvent[]): BattleState {
  return events.reduce(evolve, state)
}

export function having(state: BattleState, id: string, fields: Partial<ShipState>): BattleState {
  return { ...state, ships: state.ships.map(ship => (ship.id === id ? { ...ship, ...fields } : ship)) }
}

/** The battle with these ships moved by 4 inches, half of what the kit's ships can: they may board now (FA-009). */
export function moved(state: BattleState, ...ids: readonly string[]): BattleState {
  return ids.reduce((before, id) => having(before, id, { movedInches: 4 }), state)
}

/** The battle with this critical on the ship. */
export function suffering(state: BattleState, id: string, critical: Parameters<typeof criticalOn>[1]): BattleState {
  return after(state, { type: 'effectBegun', effect: criticalOn(id, critical) })
}

function criticalOn(id: string, critical: Extract<BattleState['effects'][number], { kind: 'critical' }>['critical']) {
  const ending = { kind: 'untilRepaired' } as const
  return {
    id: `e-${id}-${critical}`,
    kind: 'critical',
    critical,
    targetId: id,
    cause: 'test',
    source: 'FA-Q02',
    ending,
    suspension: null
  } as const
}

export function shipIn(state: BattleState, id: string): ShipState {
  return theShip(state, shipId(id) satisfies ShipId)
}

export function wingIn(state: BattleState, id: string): WingState {
  return theWing(state, wingId(id) satisfies WingId)
}

export function handOf(state: BattleState, id: string): readonly string[] {
  return theFleet(state, fleetId(id)).hand.map(card => card.id)
}

export function aim(ship: string, weapon: Mount = 'port', fields: Partial<Aim> = {}): Aim {
  return { shipId: shipId(ship), weaponId: weapon, band: 0, arc: 'full', sight: 'clear', ...fields }
}

/** A card laid face down: its text, and the unit or ship it is played on. */
export type PlacedCard = FaCommands['placeTurnCards']['cards'][number]

/** A turn card laid on nothing in particular. */
export function laid(cardId: string, text = ''): PlacedCard {
  return { cardId, text, unitId: null, shipId: null }
}

/** Fire at x with these aims; the first is the focus. */
export function fire(aims: readonly Aim[], fields: Partial<FaCommands['fireWeapons']> = {}): FaCommands['fireWeapons'] {
  return { type: 'fireWeapons', targetId: shipId('x'), aims, splitDice: null, gmDice: 0, ...fields }
}

/** The battle after this command with these dice. It must be allowed. */
export function play(state: BattleState, command: FaCommand, ...dice: readonly (readonly number[])[]): BattleState {
  return given(state)
    .when(command)
    .rolling(...dice)
    .thenState(() => true).state
}
