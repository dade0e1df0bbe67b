import { sum } from '@shared/kernel/collections'
import type { Message } from '@shared/core/engine/message'
import { spentOnDefence } from '@shared/systems/dystopian-wars/derive/defence-left'
import { poolDice } from '@shared/systems/dystopian-wars/derive/pool-dice'
import { canLaunch, suffers } from '@shared/systems/dystopian-wars/derive/criticals'
import {
  criticalCount,
  criticalRating,
  movement,
  reaches,
  steering,
  workingGenerators
} from '@shared/systems/dystopian-wars/derive/ratings'
import { appendixNumber } from '@shared/systems/dystopian-wars/derive/to-hit'
import type { BattleState, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import { criticalEffect } from '@shared/systems/dystopian-wars/events/words'
import { CRITICAL_NAMES } from '@shared/systems/dystopian-wars/model/criticals'
import { ACK_ACK, CONCUSSION_CHARGES, type MarName, type WeaponId } from '@shared/systems/dystopian-wars/model/force'
import { obligations } from '@shared/systems/dystopian-wars/obligations'
import { readRuling } from '@shared/systems/dystopian-wars/rulings'
import { currentAttack, findSquadron } from '@shared/systems/dystopian-wars/state'
import type { AppendixRow } from '@shared/systems/dystopian-wars/tables/appendix'
import { CRITICALS } from '@shared/systems/dystopian-wars/tables/criticals'
import { GUARDIAN_DICE, NUMBER_MAX, SHIELD_DICE, SMALL_HP } from '@shared/systems/dystopian-wars/tables/limits'
import { line, type Lines, linesIf } from '../../../contract/system-reference'
import { addsLine, marName } from './now-fire'
import { attackDice, closeWeaponsOf, diceOnRow, hullLine, own, partOf, yes, type Of } from './now-line'

/** What the passages on defence and damage mean for a unit. */
export const UNIT_LINES: Readonly<Record<string, Of<UnitState>>> = {
  'defensive-fire': (state, unit) => [...coming(state, unit), ...defence(state, unit)],
  'rolling-defence': (state, unit) => [
    ...defence(state, unit),
    ...closeWeaponsOf(state, unit).map(weapon => addsLine(state, weapon)),
    ...spentLines(state, unit)
  ],
  generators: (state, unit) => {
    const mates = state.units.filter(one => one.squadronId === unit.squadronId && one.status === 'active')
    const shields = workingGenerators(unit).shields
    const guardians = sum(mates.map(mate => workingGenerators(mate).guardians))
    const dice = shields * SHIELD_DICE + guardians * GUARDIAN_DICE
    return [
      ...coming(state, unit),
      own('shields', shields),
      own('guardians', guardians),
      ...linesIf(
        dice > 0,
        own('vsGunnery', saves(state, dice, 'shieldVsGunnery')),
        own('vsTorpedoes', saves(state, dice, 'shieldVsTorpedoes'))
      )
    ]
  },
  'inventive-scientist': (_state, unit) => linesIf(has(unit, 'inventiveScientist'), own('rerolls', yes(true))),
  'hull-points': (state, unit) => [
    ...coming(state, unit),
    hullLine(unit),
    line('dwTable.figureLong.dr', unit.dr),
    line('dwTable.figureLong.cr', criticalRating(unit).total),
    own(
      'damage',
      fewest(hits => reaches(state.rulings, hits, unit.dr))
    ),
    own('critical', criticalsFrom(state, unit, 1))
  ],
  'critical-hits': (state, unit) => [
    own('critical', criticalsFrom(state, unit, 1)),
    ...linesIf(readRuling(state.rulings, 'dw.multiCrit') !== 'one', own('twoCriticals', criticalsFrom(state, unit, 2))),
    own('small', yes(unit.hpStart <= SMALL_HP))
  ],
  'critical-table': (state, unit) => {
    const { canTurn, canChangeHeight } = steering(state.rulings, unit)
    return [
      ...unit.criticals.map(({ row }) => line({ key: `dw.critical.${CRITICAL_NAMES[row]}` }, criticalEffect(row, state.rulings))),
      line('dwTable.figureLong.ap', unit.ap),
      ...linesIf(suffers(unit, 8), line('dwTable.figureLong.movement', movement(unit).total)),
      ...linesIf(suffers(unit, 10), line('dwTable.figureLong.cr', criticalRating(unit).total)),
      ...linesIf(!canTurn, own('canTurn', yes(canTurn)), own('canChangeHeight', yes(canChangeHeight))),
      ...linesIf(!canLaunch(unit), own('canLaunch', yes(false))),
      ...repairs(state, unit)
    ]
  }
}

/** What they mean for units and wings alike. */
export const COMMON_LINES: Readonly<Record<string, Of<UnitState | WingState>>> = {
  'star-cards': (state, one) => {
    const force = state.forces.find(({ id }) => id === findSquadron(state, one.squadronId)?.forceId)
    return force === undefined ? [] : [line('dw.field.cards', force.cards)]
  },
  'fast-torpedoes': (_state, one) => linesIf(has(one, 'fastTorpedoes'), own('fast', yes(true))),
  'weapon-rules': (_state, one) =>
    one.mars.filter(({ mar }) => !ELSEWHERE.includes(mar)).map(mar => line('dw.modifierSource.mar', marName(mar)))
}

/** The explosion of a unit that has blown up, until it is settled. */
export const explosionLines = (state: BattleState, unit: UnitState): Lines =>
  obligations(state).flatMap(({ owner, title, reason, dice }) =>
    owner === unit.id ? [line(title, reason), ...(dice === null ? [] : [line('dwTable.explosionDice', dice.count)])] : []
  )

/** Rules of a model that have a passage of their own. */
const ELSEWHERE: readonly MarName[] = ['verticalDive', 'bigFuelTanks', 'acrobaticPilots', 'inventiveScientist', 'fastTorpedoes']

const has = ({ mars }: UnitState | WingState, name: MarName): boolean => mars.some(({ mar }) => mar === name)

/** Hits left of the attack in hand, if it is on this unit. */
function coming(state: BattleState, unit: UnitState): Lines {
  const attack = currentAttack(state)
  return attack?.targetId === unit.id ? [own('hitsComing', attack.hits)] : []
}

/** What its Ack Ack and its Concussion Charges have left against what they stop. */
function defence(state: BattleState, unit: UnitState): Lines {
  const left = (weaponId: WeaponId): number => poolDice(state, partOf(unit.id, weaponId)).total - spent(state, unit, weaponId)
  return [
    ...linesIf(unit.aa > 0, own('vsRockets', diceOnRow(state, left(ACK_ACK), 'aaVsRockets'))),
    ...linesIf(unit.cc > 0, own('vsTorpedoes', diceOnRow(state, left(CONCUSSION_CHARGES), 'ccVsTorpedoes')))
  ]
}

const spent = (state: BattleState, unit: UnitState, weaponId: WeaponId): number => spentOnDefence(state, partOf(unit.id, weaponId))

function spentLines(state: BattleState, unit: UnitState): Lines {
  const dice = spent(state, unit, ACK_ACK) + spent(state, unit, CONCUSSION_CHARGES)
  return linesIf(dice > 0, own('spent', attackDice(dice)))
}

/** Dice of generators with the number they save on. */
function saves({ rulings }: BattleState, dice: number, row: AppendixRow): Message {
  if (readRuling(rulings, 'dw.toHit') === 'perAttack') return { key: 'dwDigest.value.savesAsked', values: { dice } }
  const number = appendixNumber(rulings, row)
  if (number === null) return { key: 'dwDigest.value.savesNever', values: { dice } }
  return { key: 'dwDigest.value.saves', values: { dice, number } }
}

const criticalsFrom = ({ rulings }: BattleState, unit: UnitState, count: number): Message =>
  fewest(hits => criticalCount(rulings, hits, criticalRating(unit).total) >= count)

/** The fewest hits that are enough. */
function fewest(isEnough: (hits: number) => boolean): Message {
  let hits = 1
  while (hits < MOST_HITS && !isEnough(hits)) hits += 1
  return { key: 'dwDigest.value.hits', values: { count: hits } }
}

/** More than twice any rating. */
const MOST_HITS = 3 * NUMBER_MAX

/** Criticals that may be repaired this turn, where a house rule allows it. */
function repairs(state: BattleState, unit: UnitState): Lines {
  const isPlayed = readRuling(state.rulings, 'dw.repair') !== 'off'
  return unit.criticals
    .filter(({ row, triedTurn }) => isPlayed && CRITICALS[row].isRepairable && triedTurn !== state.turn)
    .map(({ row }) => own('mayRepair', { key: `dw.critical.${CRITICAL_NAMES[row]}` }))
}
