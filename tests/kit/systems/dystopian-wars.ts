import { systemKit } from '@kit/core/engine'
import type { Faces } from '@shared/core/dice/rule'
import type { DwCommand, DwCommands } from '@shared/systems/dystopian-wars/commands/command'
import { evolve } from '@shared/systems/dystopian-wars/events'
import { dystopianWars } from '@shared/systems/dystopian-wars/index'
import type { Attack, BattleState, Fire, FirePart, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import type {
  CombatantId,
  DraftForce,
  DraftSquadron,
  DraftUnit,
  DraftWeapon,
  DraftWing,
  Mar,
  WeaponKind
} from '@shared/systems/dystopian-wars/model/force'
import { ACK_ACK, forceId, squadronId, unitId, weaponId, wingId } from '@shared/systems/dystopian-wars/model/force'
import { EMPTY_BATTLE, theUnit, theWing } from '@shared/systems/dystopian-wars/state'
import type { CriticalRow } from '@shared/systems/dystopian-wars/model/criticals'

/** Builders for tests of this system: small forces with readable ids, and battles at a chosen moment. */
export const { given } = systemKit(dystopianWars)

export const u = unitId
export const w = wingId
export const s = squadronId

export function aWeapon(id: string, kind: WeaponKind = 'gunnery', fields: Partial<DraftWeapon> = {}): DraftWeapon {
  const bands = [
    { toInches: 8, dice: 8 },
    { toInches: 16, dice: 6 },
    { toInches: 24, dice: 3 }
  ]
  return { id: weaponId(id), name: id, weaponClass: 'ordnance', kind, bands, poolDice: null, ...fields }
}

/** A surface unit of DR 4, CR 7 and 6 hull points with 5 AA, 4 CC, a gun, torpedoes and rockets: 8 dice up to 8", 6 to 16", 3 to 24". */
export function aUnit(id: string, fields: Partial<DraftUnit> = {}): DraftUnit {
  return {
    id: u(id),
    name: id,
    type: 'surface',
    isSmall: false,
    hp: 6,
    dr: 4,
    cr: 7,
    ap: 5,
    aa: 5,
    cc: 4,
    shields: 0,
    guardians: 0,
    movementInches: 7,
    mars: [],
    weapons: [aWeapon('gun'), aWeapon('torpedoes', 'torpedo'), aWeapon('rockets', 'rocket'), aWeapon('bombs', 'bomb')],
    ...fields
  }
}

/** Five fighters, each with one die, two fuel and two dice of bombs. */
export function aWing(id: string, fields: Partial<DraftWing> = {}): DraftWing {
  return {
    id: w(id),
    name: id,
    type: 'fighter',
    tokens: 5,
    fuel: 2,
    aaPerToken: 1,
    ordnancePerToken: 2,
    ordnanceKind: 'bomb',
    isOnCap: false,
    mars: [],
    ...fields
  }
}

export function aSquadron(id: string, units: readonly DraftUnit[], wings: readonly DraftWing[] = []): DraftSquadron {
  return { id: s(id), name: id, units, wings }
}

export function aForce(id: string, ...squadrons: readonly DraftSquadron[]): DraftForce {
  return { id: forceId(id), name: id, cards: 2, squadrons, allowIllegal: true }
}

/** Sides A and B with these squadrons each, in turn 1. */
export function battle(
  ours: readonly DraftSquadron[],
  theirs: readonly DraftSquadron[],
  rulings: BattleState['rulings'] = {}
): BattleState {
  const forces = [
    { sideId: 'A', force: aForce('us', ...ours) },
    { sideId: 'B', force: aForce('them', ...theirs) }
  ]
  const setup: DwCommands['beginBattle'] = { type: 'beginBattle', name: 'test', forces, rulings }
  return evolve(EMPTY_BATTLE, { type: 'battleBegun', setup, illegalForceIds: [] })
}

/** Our unit `a` and wing `f` in squadron `ours`, theirs `x`, `y` and wing `g` in `theirs`; our squadron declares. */
export function duel(
  fields: {
    readonly a?: Partial<DraftUnit>
    readonly f?: Partial<DraftWing>
    readonly x?: Partial<DraftUnit>
    readonly g?: Partial<DraftWing>
    readonly rulings?: BattleState['rulings']
  } = {}
): BattleState {
  const state = battle(
    [aSquadron('ours', [aUnit('a', fields.a), aUnit('b')], [aWing('f', fields.f)])],
    [aSquadron('theirs', [aUnit('x', fields.x), aUnit('y')], [aWing('g', fields.g)])],
    fields.rulings
  )
  return play(state, { type: 'activateSquadron', squadronId: s('ours') })
}

export function shot(combatantId: string, weapon = 'gun', fields: Partial<FirePart> = {}): FirePart {
  return { combatantId: combatantId as CombatantId, weaponId: weaponId(weapon), rangeInches: 8, obstructions: 0, ...fields }
}

/** Fire of one part, or of several combined. */
export function fire(...parts: readonly FirePart[]): Fire {
  return { parts, option: parts.length > 1 ? 'combine' : 'single', splitDice: null }
}

export function attack(by: Fire | string, target: string, weapon = 'gun'): DwCommands['declareAttack'] {
  return { type: 'declareAttack', fire: typeof by === 'string' ? fire(shot(by, weapon)) : by, targetId: target as CombatantId }
}

export function counter(by: Fire | string, target: string, weapon: string = ACK_ACK): DwCommands['declareCounter'] {
  return {
    type: 'declareCounter',
    fire: typeof by === 'string' ? fire(shot(by, weapon)) : by,
    targetId: target as CombatantId,
    isInRange: true
  }
}

export const next: DwCommand = { type: 'advanceStep' }
export const roll = (attackId: string, toHit: number | null = null): DwCommand => ({
  type: 'rollAttack',
  attackId,
  toHit,
  modifiers: [],
  clearedIds: []
})
export const damage: DwCommand = { type: 'applyDamage', modifiers: [] }
export const mar = (name: Mar['mar'], fields: Partial<Mar> = {}): Mar => ({ mar: name, text: '', dice: 0, abort: 0, ...fields })

/** The state after a command with these dice; its events are not checked. */
export function play(state: BattleState, command: DwCommand, ...answers: readonly Faces[]): BattleState {
  return given(state)
    .when(command)
    .rolling(...answers)
    .thenState(() => true).state
}

/** The state after these commands, none of which asks for dice. */
export function playAll(state: BattleState, ...commands: readonly DwCommand[]): BattleState {
  return commands.reduce((now, command) => play(now, command), state)
}

export function havingUnit(state: BattleState, id: string, fields: Partial<UnitState>): BattleState {
  return { ...state, units: state.units.map(unit => (unit.id === id ? { ...unit, ...fields } : unit)) }
}

export function havingWing(state: BattleState, id: string, fields: Partial<WingState>): BattleState {
  return { ...state, wings: state.wings.map(wing => (wing.id === id ? { ...wing, ...fields } : wing)) }
}

/** The unit with these criticals on it since turn 1. */
export function suffering(state: BattleState, id: string, ...rows: readonly CriticalRow[]): BattleState {
  return havingUnit(state, id, { criticals: rows.map(row => ({ row, turn: 1, triedTurn: null })) })
}

export const unitIn = (state: BattleState, id: string): UnitState => theUnit(state, u(id))
export const wingIn = (state: BattleState, id: string): WingState => theWing(state, w(id))
export const attacksIn = (state: BattleState): readonly Attack[] => state.activation?.attacks ?? []

/** An attack of `a` on `x`, rolled with plain dice for that many hits and now at the step after its roll. */
export function rolledFor(state: BattleState, hits: number, weapon = 'gun'): BattleState {
  const declared = playAll(state, attack('a', 'x', weapon), next)
  const dice = Array.from({ length: 8 }, (_, i) => (i < hits ? 5 : 1))
  return play(declared, roll(attacksIn(declared)[0]?.id ?? '', 4), dice)
}

/** The same battle with an explosion of `y` still to settle, put off by the GM or not. */
export function owing(state: BattleState, isDeferred = false): BattleState {
  const due = { id: 'o99', kind: 'explosion', unitId: u('y'), turn: state.turn } as const
  const gone = havingUnit(state, 'y', { status: 'removed', hp: 0 })
  return { ...gone, obligations: [isDeferred ? { ...due, isDeferred } : due] }
}
