import type { XwCommand, XwCommands } from '@shared/systems/xwing/commands/command'
import type { DiceChange, DiceLimits, DiceModifier } from '@shared/systems/xwing/model/attack'
import { ATTACK_KINDS, MODIFIER_SOURCES, SPENDABLE } from '@shared/systems/xwing/model/attack'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { SHIP_STATUSES } from '@shared/systems/xwing/model/battle'
import type { AttackCorrection, ShipCorrection } from '@shared/systems/xwing/model/corrections'
import { DAMAGE_CARDS } from '@shared/systems/xwing/model/damage-cards'
import { POOLS, RESULTS } from '@shared/systems/xwing/model/dice'
import type { DraftShip, DraftSquad, ShipId } from '@shared/systems/xwing/model/squad'
import { CONDITIONS, PAYMENTS, shipId, squadId, TOKENS, WEAPON_KINDS } from '@shared/systems/xwing/model/squad'
import { ROLES } from '@shared/systems/xwing/model/stages'
import { RULINGS } from '@shared/systems/xwing/rulings'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { ARCS } from '@shared/systems/xwing/tables/arcs'
import { DAMAGE_DECK } from '@shared/systems/xwing/tables/damage-deck'
import { DICE_MAX } from '@shared/systems/xwing/tables/limits'
import type { Chance } from '../chance'
import { randomTelling } from '../random-telling'

const WHOLE_DECK = DAMAGE_CARDS.flatMap(card => Array.from({ length: DAMAGE_DECK[card] }, () => card))

/** The sample squads under short ids. */
export function squadsFor(): readonly [DraftSquad, DraftSquad] {
  let count = 0
  return sampleSquads(() => `s${String((count += 1))}`)
}

export function setupOf(rulings: Readonly<Record<string, string>>, name = 'Sample'): XwCommand {
  const [one, other] = squadsFor()
  const squads = [
    { sideId: 'A', squad: one },
    { sideId: 'B', squad: other }
  ]
  return { type: 'beginBattle', name, squads, rulings }
}

/** The sample squads in ships with many hull points, no agility and heavy weapons, so that a damage deck runs out. */
export function heavySetupOf(rulings: Readonly<Record<string, string>>, name: string): XwCommand {
  const heavy = (ship: DraftShip): DraftShip => ({
    ...ship,
    hull: 3 * ship.hull,
    agility: 0,
    weapons: ship.weapons.map(weapon => ({ ...weapon, attack: Math.min(DICE_MAX, weapon.attack + 2) }))
  })
  const squads = squadsFor().map((squad, i) => ({ sideId: 'AB'.charAt(i), squad: { ...squad, ships: squad.ships.map(heavy) } }))
  return { type: 'beginBattle', name, squads, rulings }
}

/** The sample squads with random cards and readings. */
export function randomSetup(chance: Chance): XwCommand {
  const rulings = Object.fromEntries(RULINGS.map(ruling => [ruling.key, chance.oneOf<string>(ruling.values)]))
  const squads = squadsFor().map((squad, i) => ({ sideId: 'AB'.charAt(i), squad: shaken(chance, squad) }))
  return { type: 'beginBattle', name: 'fuzz', squads, rulings }
}

function shaken(chance: Chance, squad: DraftSquad): DraftSquad {
  const ships = squad.ships.map(ship => ({
    ...ship,
    initiative: chance.whole(0, 4),
    agility: chance.whole(0, 4),
    hull: chance.whole(1, 5),
    shields: chance.whole(0, 2),
    weapons: ship.weapons.map(weapon => ({
      ...weapon,
      kind: chance.oneOf(WEAPON_KINDS),
      attack: chance.whole(0, 6),
      requires: chance.whole(1, 5) === 1 ? [chance.oneOf(PAYMENTS)] : [],
      cost: { ...weapon.cost, payments: chance.whole(1, 5) === 1 ? [chance.oneOf(PAYMENTS)] : [] }
    }))
  }))
  const owned = (): number | null => chance.oneOf([null, 1, 3])
  return { ...squad, ships, attackDiceOwned: owned(), defenseDiceOwned: owned(), allowIllegal: true }
}

/** A random command of the system, mostly about things that exist; many will be refused. */
export function randomCommand(chance: Chance, state: BattleState): XwCommand {
  const ship = (): ShipId => chance.oneOf(state.ships).id
  const squadId = () => chance.oneOf(state.squads).id
  const obligationId = () => (state.obligations.length === 0 ? 'c0' : chance.oneOf(state.obligations).id)
  const dice = (): readonly number[] => chance.oneOf([[], [0], [1], [0, 1], [2]])
  const isSo = (): boolean => chance.whole(0, 1) === 1
  const reason = 'fuzz'
  const make: (() => XwCommand)[] = [
    () => ({ type: 'beginEngagement' }),
    () => ({ type: 'passEngagement', shipId: ship() }),
    () => ({ type: 'setPlayerOrder', squadIds: state.squads.map(squad => squad.id).reverse() }),
    () => ({
      type: 'measureTargets',
      shipId: ship(),
      measures: [{ targetId: ship(), arc: chance.oneOf(ARCS), range: chance.whole(0, 3), isObstructed: isSo() }]
    }),
    ...Array.from({ length: 4 }, () => (): XwCommand => randomAttack(chance, state, ship)),
    () => ({ type: 'rollAttackDice', modifiers: modifiers(chance), limits: limits(chance) }),
    () => ({ type: 'rollDefenseDice', modifiers: modifiers(chance), limits: limits(chance) }),
    () => ({ type: 'spendToken', pool: chance.oneOf(POOLS), token: chance.oneOf(SPENDABLE), dice: dice() }),
    () => ({ type: 'modifyDice', pool: chance.oneOf(POOLS), shipId: ship(), name: 'Trick', change: change(chance, dice) }),
    () => ({ type: 'advanceStage' }),
    () => ({ type: 'dealDamage' }),
    () => ({ type: 'useAbility', shipId: ship(), name: 'Revenge' }),
    () => ({ type: 'sufferDamage', shipId: ship(), hits: chance.whole(0, 1), crits: chance.whole(0, 1), reason }),
    () => ({ type: 'nameCard', obligationId: obligationId(), card: chance.oneOf([null, ...DAMAGE_CARDS]) }),
    () => ({ type: 'changeToken', shipId: ship(), token: chance.oneOf([...TOKENS, ...CONDITIONS]), count: chance.whole(-1, 2) }),
    () => ({ type: 'setLock', shipId: ship(), targetId: ship(), isHeld: isSo() }),
    () => ({ type: 'waiveObligation', obligationId: obligationId(), reason }),
    () => ({ type: 'correctShip', shipId: ship(), correction: shipCorrection(chance, ship), reason }),
    () => ({ type: 'correctSquad', squadId: squadId(), correction: chance.oneOf([{ name: 'Renamed' }, { attackDiceOwned: 2 }]), reason }),
    () => ({ type: 'correctAttack', correction: attackCorrection(chance), reason }),
    () => ({ type: 'joinShips', squadId: squadId(), ships: lateShips(chance, state) }),
    () => lateSquad(chance, state),
    () => ({ type: 'endRound', removesTokens: isSo() }),
    () => randomTelling(chance, ['A', 'B']),
    () => {
      const ruling = chance.oneOf(RULINGS)
      return { type: 'setRuling', key: ruling.key, value: chance.oneOf<string>(ruling.values) }
    }
  ]
  if (chance.whole(1, 60) === 1) return { type: 'abandonAttack', reason }
  return chance.whole(1, 200) === 1 ? { type: 'endBattle' } : chance.oneOf(make)()
}

/** A new ship, or an existing one. */
function lateShips(chance: Chance, state: BattleState): readonly DraftShip[] {
  const [ship] = chance.oneOf(squadsFor()).ships
  if (ship === undefined) return []
  return chance.whole(1, 4) === 1 ? [ship] : [{ ...ship, id: shipId(`late${String(state.ships.length)}`), initiative: chance.whole(0, 6) }]
}

/** Rarely, so that a battle does not grow too large. */
function lateSquad(chance: Chance, state: BattleState): XwCommand {
  const squad = { ...chance.oneOf(squadsFor()), id: squadId(`late${String(state.squads.length)}`), ships: lateShips(chance, state) }
  if (state.squads.length >= 4 || chance.whole(1, 4) > 1) return { type: 'advanceStage' }
  return { type: 'joinSquad', sideId: chance.oneOf(['A', 'C', 'D']), squad }
}

function randomAttack(chance: Chance, state: BattleState, ship: () => ShipId): XwCommands['declareAttack'] {
  const attacker = chance.oneOf(state.ships)
  return {
    type: 'declareAttack',
    kind: chance.oneOf(ATTACK_KINDS),
    attackerId: attacker.id,
    weaponId: chance.oneOf(attacker.weapons).id,
    defenderId: ship(),
    range: chance.whole(0, 3),
    isObstructed: chance.whole(1, 4) === 1,
    isInArc: chance.whole(1, 6) > 1,
    isRequirementMet: true,
    isCostPaid: true
  }
}

function modifiers(chance: Chance): readonly DiceModifier[] {
  if (chance.whole(1, 3) > 1) return []
  const value = chance.oneOf([-2, -1, 1, 2])
  return [
    { source: chance.oneOf(MODIFIER_SOURCES), side: chance.oneOf(ROLES), name: 'Trick', value, isAllowedAtRange0: chance.whole(1, 4) === 1 }
  ]
}

function limits(chance: Chance): DiceLimits {
  return chance.oneOf([
    { min: null, max: null },
    { min: null, max: 2 },
    { min: 1, max: 4 }
  ])
}

function change(chance: Chance, dice: () => readonly number[]): DiceChange {
  return chance.oneOf<DiceChange>([
    { kind: 'reroll', dice: dice() },
    { kind: 'change', dice: dice(), to: chance.oneOf(RESULTS) },
    { kind: 'add', result: chance.oneOf(RESULTS) },
    { kind: 'remove', dice: dice() }
  ])
}

function shipCorrection(chance: Chance, ship: () => ShipId): ShipCorrection {
  return chance.oneOf<ShipCorrection>([
    { facedown: chance.oneOf([0, 1, 2, 3, 33]) },
    { faceupCards: chance.oneOf([[chance.oneOf(DAMAGE_CARDS)], WHOLE_DECK]) },
    { hull: chance.whole(1, 6), shields: chance.whole(0, 3) },
    { status: chance.oneOf(SHIP_STATUSES) },
    { hasEngaged: false, bonusAttacks: 0 },
    { initiative: chance.whole(0, 6) },
    { locks: [ship()] },
    { note: 'struck', otherTokens: 'ion' },
    { name: 'Renamed' }
  ])
}

function attackCorrection(chance: Chance): AttackCorrection {
  return chance.oneOf<AttackCorrection>([
    { hits: chance.whole(0, 3), crits: chance.whole(0, 2) },
    { range: chance.whole(0, 3), isObstructed: true },
    { attackDice: ['hit', 'crit', 'focus'] },
    { defenseDice: ['evade', 'blank'] }
  ])
}
