import { actionCheck } from '@shared/systems/starfinder-armada/actions/take-action'
import { moraleCheck, moraleDc } from '@shared/systems/starfinder-armada/derive/checks/morale'
import { pilotingCheck, stuntDc } from '@shared/systems/starfinder-armada/derive/checks/piloting'
import { criticalFrom, isTargeted } from '@shared/systems/starfinder-armada/derive/fire/critical-from'
import { criticalThreshold } from '@shared/systems/starfinder-armada/derive/fire/critical-threshold'
import { damageDice, damageShift } from '@shared/systems/starfinder-armada/derive/fire/damage'
import { gunneryAgainstMines } from '@shared/systems/starfinder-armada/derive/fire/gunnery'
import { reachOf } from '@shared/systems/starfinder-armada/derive/fire/range'
import { armorClassTotal } from '@shared/systems/starfinder-armada/derive/fleet/armor-class'
import { targetName } from '@shared/systems/starfinder-armada/events/words'
import { RANGE_BANDS, STUNTS, type BattleState, type FleetState } from '@shared/systems/starfinder-armada/model/battle'
import { ROUT_ROUNDS } from '@shared/systems/starfinder-armada/tables/limits'
import type { Message } from '@shared/core/engine/message'
import { line, type Lines, linesIf, type NowLine } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import { against } from './now-abilities'
import { pointsOf } from './now-fleet'
import { effectLines, enemiesOf, named, outOf, own, yes, type LinesOf } from './now-line'
import { NONE, shiftOf } from './table-cells'

const D20 = 20

/** What a check has to reach, and on what face of the d20 it does. */
const needs = (dc: number, modifier: number): NowLine['value'] =>
  dc - modifier > D20 ? NONE : { key: 'saDigest.value.needs', values: { dc, face: Math.max(1, dc - modifier) } }

/** What the passages on stunts, fire, damage, critical damage and morale mean for a fleet. */
export const FIGHT_LINES: Readonly<Record<string, LinesOf>> = {
  stunts: (state, fleet) => [
    line('sa.adjustable.piloting', signed(pilotingCheck(state, fleet).total)),
    ...STUNTS.flatMap(stunt => stuntLine(state, fleet, stunt, null, { key: `sa.stunt.${stunt}` })),
    ...enemiesOf(state, fleet).flatMap(enemy =>
      stuntLine(state, fleet, 'flyby', enemy, { key: 'saDigest.now.flyby', values: { enemy: enemy.name } })
    ),
    ...(fleet.stunt === null ? [] : [own('stunt', { key: `sa.stunt.${fleet.stunt.stunt}` })])
  ],
  'free-attacks': (state, fleet) => [
    own('byFreeAttack', armorClassTotal(state, fleet, { versus: 'freeAttack', isFromFrontArc: false })),
    ...state.obligations.flatMap(due =>
      due.kind === 'freeAttack' && due.fleetId === fleet.id
        ? [line('sa.obligationKind.freeAttack', named(targetName(state, due.targetId)))]
        : []
    )
  ],
  attacks: (state, fleet) => [
    line('battle.correct.hasAttacked', yes(fleet.hasAttacked)),
    own('staged', state.volley.filter(({ attackerId }) => attackerId === fleet.id).length),
    own('stagedAt', state.volley.filter(({ targetId }) => targetId === fleet.id).length)
  ],
  range: (state, fleet) => {
    const reach = reachOf(state, fleet)
    return [
      ...RANGE_BANDS.map((band, i) =>
        line({ key: `sa.band.${band}` }, { key: 'saDigest.value.band', values: { hexes: reach[i] ?? 0, count: reach[i] ?? 0 } })
      ),
      ...effectLines(state, fleet, effect => effect.kind === 'enchant')
    ]
  },
  gunnery,
  'armor-class': (state, fleet) => [
    own('atFront', armorClassTotal(state, fleet, { versus: 'gunnery', isFromFrontArc: true })),
    own('elsewhere', armorClassTotal(state, fleet, { versus: 'gunnery', isFromFrontArc: false })),
    ...byOfficers(state, fleet),
    ...effectLines(state, fleet, effect => (effect.kind === 'officerBonus' || effect.kind === 'modifier') && effect.stat === 'ac')
  ],
  'damage-dice': (_state, fleet) => {
    const { count, sides } = damageDice(fleet)
    return [own('dice', `${String(count)}d${String(sides)}`)]
  },
  'strong-and-weak': (state, fleet) => [...against(state, fleet), ...damageFrom(state, fleet)],
  'taking-damage': (state, fleet) => [...pointsOf(state, fleet), ...damageFrom(state, fleet)],
  'critical-triggers': (state, fleet) => [
    ...naturals(state, fleet),
    line('builder.stat.ct', criticalThreshold(state, fleet)),
    own('crossed', yes(fleet.hasCrossedThreshold))
  ],
  conditions: (state, fleet) => {
    const suffered = effectLines(state, fleet, effect => effect.kind === 'condition')
    return suffered.length === 0 ? [line('saDigest.column.condition', { key: 'battle.figures.none' })] : suffered
  },
  'morale-check': (state, fleet) => {
    const modifier = moraleCheck(state, fleet).total
    return [
      line('sa.adjustable.morale', signed(modifier)),
      own('holds', needs(moraleDc(state, fleet).total, modifier)),
      ...linesIf(state.round > 0, own('passed', yes(fleet.moralePassedInRound === state.round))),
      ...effectLines(state, fleet, effect => effect.kind === 'morale' || (effect.kind === 'officerBonus' && effect.stat === 'morale'))
    ]
  },
  rout: (state, fleet) => [
    ...(fleet.rout === null
      ? [own('mayFollow', yes(fleet.hp <= criticalThreshold(state, fleet)))]
      : [own('fled', outOf(fleet.rout.roundsFled, ROUT_ROUNDS)), own('rallyDc', needs(fleet.rout.dc, moraleCheck(state, fleet).total))])
  ]
}

function stuntLine(
  state: BattleState,
  fleet: FleetState,
  stunt: (typeof STUNTS)[number],
  target: FleetState | null,
  label: Message
): Lines {
  const dc = stuntDc(state, fleet, stunt, target)
  return dc === null ? [] : [line(label, needs(dc.total, pilotingCheck(state, fleet).total))]
}

/** Its modifier in each band against a target that changes nothing, and what is special about some. */
function gunnery(state: BattleState, fleet: FleetState): Lines {
  const reach = reachOf(state, fleet)
  return [
    ...RANGE_BANDS.map((band, i) => {
      const attack = { rangeHexes: reach[i] ?? 0, debrisCrossed: 0, usesSuperweapon: false, gmCheck: 0 }
      return line({ key: `sa.band.${band}` }, signed(gunneryAgainstMines(state, fleet, attack)))
    }),
    ...naturals(state, fleet),
    ...effectLines(state, fleet, ({ kind }) => kind === 'target' || kind === 'encouraged')
  ]
}

/** The face from which its attacks are critical, and the enemies against whom that is lower. */
const naturals: LinesOf = (state, fleet) => [
  own('critical', criticalFrom(state, fleet, fleet, false)),
  ...enemiesOf(state, fleet)
    .filter(enemy => isTargeted(state, fleet, enemy))
    .map(enemy => line({ key: 'saDigest.now.target', values: { enemy: enemy.name } }, criticalFrom(state, fleet, enemy, false)))
]

/** What officers' checks have to reach: any officer's, as it depends on the fleet alone. */
function byOfficers(state: BattleState, fleet: FleetState): Lines {
  const [any] = state.officers
  const check = any === undefined ? null : actionCheck(state, any, { action: 'taunt', fleetId: fleet.id })
  return check === null ? [] : [own('byOfficers', check.dc.total)]
}

/** What a hit of each enemy is changed by on this fleet. */
const damageFrom: LinesOf = (state, fleet) =>
  enemiesOf(state, fleet).map(enemy => {
    const hit = { diceCount: damageDice(enemy).count, usesSuperweapon: false, isFree: false }
    return line({ key: 'saDigest.now.fromEnemy', values: { enemy: enemy.name } }, shiftOf(damageShift(state, enemy, fleet, hit)))
  })
