import type { Message } from '@shared/core/engine/message'
import { cardsUnseen } from '@shared/systems/xwing/derive/damage-deck'
import { diceCount } from '@shared/systems/xwing/derive/dice-count'
import { cardsOn, cardsOwed, hullLeft } from '@shared/systems/xwing/derive/health'
import { measuresIn } from '@shared/systems/xwing/derive/measures-in'
import { nearestRange } from '@shared/systems/xwing/derive/nearest-range'
import { neutralize } from '@shared/systems/xwing/derive/neutralize'
import { mayModify } from '@shared/systems/xwing/derive/range0'
import { countOf } from '@shared/systems/xwing/derive/results'
import { shipName } from '@shared/systems/xwing/events/words'
import type { Attack, Shot, Spendable, Uncancelled } from '@shared/systems/xwing/model/attack'
import type { BattleState, ShipState, WeaponState } from '@shared/systems/xwing/model/battle'
import { POOLS, type Pool } from '@shared/systems/xwing/model/dice'
import { CONDITIONS, TOKENS, type Condition } from '@shared/systems/xwing/model/squad'
import type { AbilityWindow } from '@shared/systems/xwing/model/stages'
import { readRuling } from '@shared/systems/xwing/rulings'
import { areEnemies, currentAttack, squadOf } from '@shared/systems/xwing/state'
import { ATTACK_BONUS_RANGE, BONUS_ATTACKS, DEFENSE_BONUS_RANGE } from '@shared/systems/xwing/tables/limits'
import { line, type Lines, linesIf, type NowLine, type SystemReference } from '../../../contract/system-reference'
import { engagementOrder } from '../fire/engagement-order'

type LinesOf = (ship: ShipState, state: BattleState) => Lines

const own = (name: string, value: NowLine['value']): NowLine => line(`xwDigest.now.${name}`, value)
const named = (name: string): Message => ({ key: 'view.named', values: { name } })
const markersOn = ({ conditions }: ShipState, marker: Condition): number => conditions?.[marker] ?? 0
const yesNo = (is: boolean): Message => ({ key: `xwDigest.word.${is ? 'yes' : 'no'}` })
const atRange = (range: number): Message => ({ key: 'xwTable.rangeOf', values: { range } })
const RANGE_0: Message = { key: 'xw.refusal.range-0' }
/** One thing under another, such as the range of a weapon. */
const under = (title: string | Message, reason: Message): Message => ({ key: 'xwTable.owed', values: { title, reason } })
const dice = (count: number): Message => ({ key: 'xw.weapon.dice', values: { count } })

/** The attack in hand, if the ship attacks in it or defends. */
function attackOf(state: BattleState, { id }: ShipState): Attack | undefined {
  const attack = currentAttack(state)
  return attack?.attackerId === id || attack?.defenderId === id ? attack : undefined
}

const nearest = ({ rulings }: BattleState, { rangeMin }: WeaponState): number => Math.max(nearestRange(rulings), rangeMin)
const reaches = (state: BattleState, weapon: WeaponState, range: number): boolean =>
  nearest(state, weapon) <= range && range <= weapon.rangeMax

/** Each weapon with its dice, its ranges and what is left of its charges. */
const weapons: LinesOf = (ship, state) =>
  ship.weapons.map(weapon => {
    const { name, attack, rangeMax, charges, chargesLeft } = weapon
    return line(named(name), {
      key: charges === 0 ? 'xwDigest.weapon' : 'xwDigest.weaponWithCharges',
      values: { attack, rangeMin: nearest(state, weapon), rangeMax, charges, chargesLeft }
    })
  })

/** What each weapon asks for and costs, besides its ranges. */
const terms: LinesOf = ({ weapons: all }) =>
  all.flatMap(({ name, requires, requiresText, isOrdnance, cost }) => {
    const asks = (what: Message | string): NowLine => line(named(name), { key: 'xw.weapon.asks', values: { what } })
    const costs = (what: Message | string): NowLine => line(named(name), { key: 'xw.weapon.costs', values: { what } })
    return [
      ...linesIf(isOrdnance, line(named(name), { key: 'xw.weapon.ordnance' })),
      ...requires.map(payment => asks({ key: `xw.token.${payment}` })),
      ...linesIf(requiresText !== '', asks(requiresText)),
      ...linesIf(cost.charges > 0, costs({ key: 'xwTable.costCharges', values: { count: cost.charges } })),
      ...cost.payments.map(payment => costs({ key: `xw.token.${payment}` })),
      ...linesIf(cost.text !== '', costs(cost.text))
    ]
  })

/** Tokens of use on dice of the pool, and for the attacker its locks (XW-015, XW-020, XW-037). */
function spendable(ship: ShipState, state: BattleState, pool: Pool): Lines {
  const tokens = (['focus', 'calculate', 'force', 'evade'] as const satisfies readonly Spendable[]).filter(
    token => (pool === 'defense' || token !== 'evade') && ship.tokens[token] > 0
  )
  return [
    ...tokens.map(token => line(`xw.token.${token}`, ship.tokens[token])),
    ...ship.locks.flatMap(id => linesIf(pool === 'attack', own('lock', named(shipName(state, id)))))
  ]
}

/** Its dice of the pool in the attack in hand, and whether range 0 keeps it from modifying them. */
function poolNow(ship: ShipState, state: BattleState, pool: Pool): Lines {
  const attack = attackOf(state, ship)
  if (attack === undefined) return []
  return [
    line(`xw.pool.${pool}`, attack.dice[pool]?.length ?? diceCount(state, attack, pool).total),
    ...linesIf(
      !mayModify(state, attack, pool, ship.id),
      line(under({ key: `xw.pool.${pool}` }, { key: 'xw.obligationKind.modify' }), RANGE_0)
    )
  ]
}

/** Abilities of its cards that belong to these windows. */
const abilities = ({ abilities: all = [] }: ShipState, ...windows: readonly AbilityWindow[]): Lines =>
  all.filter(one => windows.includes(one.window)).map(one => line(named(one.name), { key: `xw.stage.${one.window}` }))

/** Where it stands in the attack in hand. */
function part(ship: ShipState, state: BattleState): Lines {
  const attack = attackOf(state, ship)
  if (attack === undefined) return []
  return [line(`xw.role.${attack.attackerId === ship.id ? 'attacker' : 'defender'}`, { key: `xw.stage.${attack.stage}` })]
}

/** Its place among those who engage, and its end where it is destroyed (XW-031, XW-040). */
const place: LinesOf = (ship, state) => [
  own('initiative', ship.initiative),
  ...engagementOrder(state).flatMap(step =>
    step.places.flatMap(one => linesIf(one.ship.id === ship.id, line('xw.phase.engagement', { key: `xwTable.place.${one.state}` })))
  ),
  ...status(ship),
  ...(ship.leavesAfter === null ? [] : [own('leavesAfter', ship.leavesAfter)])
]

const status = (ship: ShipState): Lines =>
  linesIf(ship.status !== 'active', line('xwTable.field.status', { key: `xw.status.${ship.status}` }))

/** The arcs of its weapons, and whom it has measured in each (XW-003, XW-007). */
const measured: LinesOf = (ship, state) => {
  const measures = state.measured?.shipId === ship.id ? state.measured.measures : []
  const attack = attackOf(state, ship)
  return [
    ...ship.weapons.map(({ name, arc }) => line(named(name), { key: `xw.arc.${arc}` })),
    ...[...new Set(ship.weapons.map(({ arc }) => arc))].flatMap(arc =>
      measuresIn(state.rulings, measures, arc).map(({ targetId, range, isObstructed }) =>
        line(
          { key: 'xwTable.rangeTo', values: { ship: shipName(state, targetId), arc: { key: `xw.arc.${arc}` } } },
          isObstructed ? under(atRange(range), { key: 'xwTable.obstructed' }) : atRange(range)
        )
      )
    ),
    ...(attack === undefined ? [] : [line('xwTable.range', attack.range)])
  ]
}

/** The dice it rolls with its bonuses: to attack at close range, to defend at long range or behind something (XW-035, XW-036). */
const bonuses: LinesOf = (ship, state) => {
  const enemies = state.ships.filter(one => one.status !== 'removed' && areEnemies(state, one.id, ship.id))
  const attacks = ship.weapons.flatMap(weapon => {
    const target = enemies[0]
    if (target === undefined || !reaches(state, weapon, ATTACK_BONUS_RANGE)) return []
    const shot = { attackerId: ship.id, weaponId: weapon.id, defenderId: target.id, range: ATTACK_BONUS_RANGE, isObstructed: false }
    return [line(under(weapon.name, atRange(ATTACK_BONUS_RANGE)), dice(diceCount(state, shot, 'attack').total))]
  })
  return [...attacks, ...defences(ship, state, enemies)]
}

/** Against a weapon that knows the range bonus. */
function defences(ship: ShipState, state: BattleState, enemies: readonly ShipState[]): Lines {
  const [from] = enemies.flatMap(enemy =>
    enemy.weapons.filter(weapon => !weapon.isOrdnance).map(weapon => ({ attackerId: enemy.id, weaponId: weapon.id }))
  )
  if (from === undefined) return []
  const agility = (why: Message, view: Pick<Shot, 'range' | 'isObstructed'>): NowLine =>
    line(under({ key: 'xwTable.agility' }, why), dice(diceCount(state, { ...from, ...view, defenderId: ship.id }, 'defense').total))
  return [
    agility(atRange(DEFENSE_BONUS_RANGE), { range: DEFENSE_BONUS_RANGE, isObstructed: false }),
    agility({ key: 'xwTable.obstructed' }, { range: DEFENSE_BONUS_RANGE - 1, isObstructed: true })
  ]
}

/** What the dice on the table leave of its attack, or of the one against it (XW-022). */
function left(ship: ShipState, state: BattleState): Lines {
  const attack = attackOf(state, ship)
  if (attack === undefined || POOLS.some(pool => attack.dice[pool] === null)) return []
  const { attack: hits, defense } = attack.dice
  const rolled: Uncancelled = { hits: countOf(hits, 'hit'), crits: countOf(hits, 'crit') }
  const rest = attack.left ?? neutralize(rolled, countOf(defense, 'evade'), readRuling(state.rulings, 'xw.neutralizeOrder'))
  return (['hits', 'crits'] as const).map(one => line(under({ key: 'xwTable.leftAfter' }, { key: `xw.field.${one}` }), rest[one]))
}

const owned = (count: number | null): NowLine['value'] => count ?? { key: 'xwTable.asManyAsNeeded' }

/** Its cards, those still to be named among them, and what is unseen in its player's deck (XW-039). */
const cards: LinesOf = (ship, state) => {
  const squad = squadOf(state, ship.id)
  const owed = cardsOwed(state).map(({ id }) => id)
  return [
    own('facedown', ship.facedown),
    ...ship.faceup.flatMap(({ id, card }) => {
      if (card !== null) return [own('faceup', { key: `xw.card.${card}` })]
      return [own('faceup', owed.includes(id) ? { key: 'xwTable.chip.unnamed' } : { key: 'xwTable.chip.nameless', values: { count: 1 } })]
    }),
    line(named(squad.name), { key: 'xwTable.unseen', values: { count: cardsUnseen(state, squad.id) } })
  ]
}

/** Its own locks, and those that others have on it. */
const locks: LinesOf = (ship, state) => [
  ...ship.locks.map(id => own('lock', named(shipName(state, id)))),
  ...state.ships
    .filter(one => one.status !== 'removed' && one.locks.includes(ship.id))
    .map(one => line(named(one.name), { key: 'xwTable.chip.lock', values: { ship: ship.name } }))
]

const LINES: Readonly<Record<string, LinesOf>> = {
  steps: (ship, state) => [own('engaged', yesNo(ship.hasEngaged)), ...part(ship, state)],
  order: place,
  measuring: measured,
  weapon: (ship, state) => [...weapons(ship, state), ...terms(ship, state)],
  'attack-dice': (ship, state) => [
    ...weapons(ship, state),
    ...spendable(ship, state, 'attack'),
    ...abilities(ship, 'defenderModifiesAttack', 'attackerModifiesAttack'),
    ...poolNow(ship, state, 'attack')
  ],
  'defense-dice': (ship, state) => [
    own('agility', ship.agility),
    ...spendable(ship, state, 'defense'),
    ...abilities(ship, 'attackerModifiesDefense', 'defenderModifiesDefense'),
    ...poolNow(ship, state, 'defense')
  ],
  'range-0': (ship, state) => POOLS.flatMap(pool => poolNow(ship, state, pool)),
  bonuses,
  tokens: (ship, state) => [
    ...TOKENS.flatMap(token => linesIf(ship.tokens[token] > 0, line(`xw.token.${token}`, ship.tokens[token]))),
    ...CONDITIONS.flatMap(marker => linesIf(markersOn(ship, marker) > 0, line(`xw.token.${marker}`, markersOn(ship, marker)))),
    ...locks(ship, state)
  ],
  faces: (ship, state) => {
    const { attackDiceOwned, defenseDiceOwned } = squadOf(state, ship.id)
    return [line('xwTable.field.attackDiceOwned', owned(attackDiceOwned)), line('xwTable.field.defenseDiceOwned', owned(defenseDiceOwned))]
  },
  neutralize: left,
  damage: ship => [own('shields', ship.shields), own('cards', cardsOn(ship)), own('hullLeft', hullLeft(ship)), ...status(ship)],
  deck: cards,
  'after-abilities': ship => abilities(ship, 'defenderAbilities', 'attackerAbilities'),
  'bonus-attacks': (ship, { rulings }) => {
    const made = ship.bonusAttacks
    const isLimited = readRuling(rulings, 'xw.bonusAttackLimit') === '1'
    return [
      own('bonusAttacks', isLimited ? { key: 'xwDigest.of', values: { count: made, max: BONUS_ATTACKS } } : made),
      ...abilities(ship, 'defenderBonus', 'attackerBonus')
    ]
  }
}

/** What a passage means for a ship of this battle; of one that has left, only that it has. */
export const now: SystemReference['now'] = (passage, battle, unitId) => {
  // The state comes from this system's rules.
  const state = battle as BattleState
  const ship = state.ships.find(({ id }) => id === unitId)
  if (ship === undefined) return []
  if (ship.status === 'removed') return linesIf(passage === 'order', ...status(ship))
  return LINES[passage]?.(ship, state) ?? []
}
