import type { Faces } from '@shared/core/dice/rule'
import { systemKit } from '@kit/core/engine'
import { present } from '@shared/kernel/present'
import { battleBegun } from '@shared/systems/xwing/commands/battle/begin-battle'
import type { XwCommand, XwCommands } from '@shared/systems/xwing/commands/command'
import { readLetters } from '@shared/systems/xwing/derive/letters'
import { evolve } from '@shared/systems/xwing/events'
import { xwing } from '@shared/systems/xwing/index'
import type { Attack, DiceModifier } from '@shared/systems/xwing/model/attack'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { Pool } from '@shared/systems/xwing/model/dice'
import type { DraftShip, DraftSquad, DraftWeapon, ShipId } from '@shared/systems/xwing/model/squad'
import { shipId, squadId, weaponId } from '@shared/systems/xwing/model/squad'
import { currentAttack, EMPTY_BATTLE, NO_TOKENS, theShip } from '@shared/systems/xwing/state'
import { LETTERS } from '@shared/systems/xwing/tables/dice'

/** Builders for tests of this system: small squads with readable ids, and battles at a chosen moment. */
export const { given } = systemKit(xwing)

export const s = shipId
export const w = weaponId

/** A primary weapon of 3 dice to the front, at range 0 to 3. */
export function aWeapon(id: string, fields: Partial<DraftWeapon> = {}): DraftWeapon {
  return {
    id: w(id),
    name: id,
    kind: 'primary',
    arc: 'front',
    attack: 3,
    rangeMin: 0,
    rangeMax: 3,
    isOrdnance: false,
    requires: [],
    requiresText: '',
    charges: 0,
    cost: { charges: 0, payments: [], text: '' },
    ...fields
  }
}

/** Torpedoes of 4 dice at range 2 and 3: they ask for a lock and cost one of two charges. */
export const torpedoes = aWeapon('torpedoes', {
  kind: 'special',
  attack: 4,
  rangeMin: 2,
  isOrdnance: true,
  requires: ['lock'],
  charges: 2,
  cost: { charges: 1, payments: [], text: '' }
})

/** A ship of initiative 4, agility 2, hull 3 and one shield, with a cannon and torpedoes. */
export function aShip(id: string, fields: Partial<DraftShip> = {}): DraftShip {
  const figures = { initiative: 4, agility: 2, hull: 3, shields: 1, tokens: NO_TOKENS }
  return { id: s(id), name: id, ...figures, weapons: [aWeapon('cannon'), torpedoes], ...fields }
}

export function aSquad(id: string, ...ships: readonly DraftShip[]): DraftSquad {
  return { id: squadId(id), name: id, attackDiceOwned: null, defenseDiceOwned: null, ships, allowIllegal: true }
}

/** Sides A and B, A first in player order, before the first engagement. */
export function battle(ours: DraftSquad, theirs: DraftSquad, rulings: BattleState['rulings'] = {}): BattleState {
  const squads = [
    { sideId: 'A', squad: ours },
    { sideId: 'B', squad: theirs }
  ]
  const setup: XwCommands['beginBattle'] = { type: 'beginBattle', name: 'test', squads, rulings }
  return evolve(EMPTY_BATTLE, battleBegun(setup))
}

/** Our `a` of initiative 4 and `b` of 3 against `x` of 4 and `y` of 2; the engagement has begun and `a` is due. */
export function duel(
  fields: { readonly a?: Partial<DraftShip>; readonly x?: Partial<DraftShip>; readonly rulings?: BattleState['rulings'] } = {}
): BattleState {
  const ours = aSquad('ours', aShip('a', fields.a), aShip('b', { initiative: 3 }))
  const theirs = aSquad('theirs', aShip('x', fields.x), aShip('y', { initiative: 2 }))
  return play(battle(ours, theirs, fields.rulings), { type: 'beginEngagement' })
}

/** An attack of the cannon at range 2, with nothing in the way. */
export function shoot(attacker: string, defender: string, fields: Partial<XwCommands['declareAttack']> = {}): XwCommands['declareAttack'] {
  return {
    type: 'declareAttack',
    kind: 'standard',
    attackerId: s(attacker),
    weaponId: w('cannon'),
    defenderId: s(defender),
    range: 2,
    isObstructed: false,
    isInArc: true,
    isRequirementMet: true,
    isCostPaid: true,
    ...fields
  }
}

export const next: XwCommand = { type: 'advanceStage' }
export const deal: XwCommand = { type: 'dealDamage' }
export const pass = (id: string): XwCommand => ({ type: 'passEngagement', shipId: s(id) })

export function rolling(
  pool: Pool,
  modifiers: readonly DiceModifier[] = [],
  min: number | null = null,
  max: number | null = null
): XwCommand {
  return { type: pool === 'attack' ? 'rollAttackDice' : 'rollDefenseDice', modifiers, limits: { min, max } }
}

export function effect(value: number, fields: Partial<DiceModifier> = {}): DiceModifier {
  return { source: 'effect', side: 'attacker', name: 'Trick', value, isAllowedAtRange0: false, ...fields }
}

/** Faces of attack dice, and of defense dice, by the letters of their symbols. */
export const att = (letters: string): Faces => facesOf('attack', letters)
export const def = (letters: string): Faces => facesOf('defense', letters)

function facesOf(pool: Pool, letters: string): Faces {
  const read = readLetters(pool, letters)
  if (!read.ok) throw new Error(`No such letter: ${read.error.letter}`)
  return read.value
}

/** The state after a command with these dice, whatever its events. */
export function play(state: BattleState, command: XwCommand, ...answers: readonly Faces[]): BattleState {
  return given(state)
    .when(command)
    .rolling(...answers)
    .thenState(() => true).state
}

/** The state after these commands, none of which asks for dice. */
export function playAll(state: BattleState, ...commands: readonly XwCommand[]): BattleState {
  return commands.reduce((now, command) => play(now, command), state)
}

/** The attack declared and its dice on the table; the defender speaks. */
export function attacked(state: BattleState, letters: string, command: XwCommands['declareAttack'] = shoot('a', 'x')): BattleState {
  return play(play(state, command), rolling('attack'), att(letters))
}

/** The attacker's window on these attack dice: the defender has done nothing. */
export function attackerWindow(state: BattleState, letters: string, command: XwCommands['declareAttack'] = shoot('a', 'x')): BattleState {
  return play(attacked(state, letters, command), next)
}

/** The defender's window on these defense dice; nobody has modified any. */
export function defenderWindow(
  state: BattleState,
  letters: string,
  defense: string,
  command: XwCommands['declareAttack'] = shoot('a', 'x')
): BattleState {
  const rolled = play(skipTo(attacked(state, letters, command), 'rollDefense'), rolling('defense'), def(defense))
  return skipTo(rolled, 'defenderModifiesDefense')
}

/** Passes every window until this stage. */
export function skipTo(state: BattleState, stage: Attack['stage']): BattleState {
  let now = state
  while (attackIn(now).stage !== stage) now = play(now, next)
  return now
}

/** Passes the last windows of the attack in hand. */
export function skipAttack(state: BattleState): BattleState {
  const count = state.attacks.length
  let now = state
  while (now.attacks.length === count) now = play(now, next)
  return now
}

export function having(state: BattleState, id: string, fields: Partial<ShipState>): BattleState {
  return { ...state, ships: state.ships.map(ship => (ship.id === id ? { ...ship, ...fields } : ship)) }
}

export function holding(state: BattleState, id: string, tokens: Partial<ShipState['tokens']>, ...locks: readonly string[]): BattleState {
  return having(state, id, { tokens: { ...NO_TOKENS, ...tokens }, locks: locks.map((lock): ShipId => s(lock)) })
}

export const shipOf = (state: BattleState, id: string): ShipState => theShip(state, s(id))
export const attackIn = (state: BattleState): Attack => present(currentAttack(state), 'attack')

/** Dice of the attack in hand, as letters. */
export function lettersOf(state: BattleState, pool: Pool): string {
  return (attackIn(state).dice[pool] ?? []).map(die => LETTERS[die.result]).join('')
}
