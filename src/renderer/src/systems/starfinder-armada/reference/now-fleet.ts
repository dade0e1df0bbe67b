import { difficulty } from '@shared/systems/starfinder-armada/derive/checks/difficulty'
import { checkModifier } from '@shared/systems/starfinder-armada/derive/checks/check-modifier'
import { criticalThreshold } from '@shared/systems/starfinder-armada/derive/fire/critical-threshold'
import { armadaOf, sideOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import { fleetCost } from '@shared/systems/starfinder-armada/derive/fleet/armada-cost'
import { experienceOf } from '@shared/systems/starfinder-armada/derive/fleet/experience'
import { hpMax } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { regenerationSides } from '@shared/systems/starfinder-armada/derive/fleet/regeneration'
import { spMax } from '@shared/systems/starfinder-armada/derive/fleet/shields'
import { speed, turnDistance } from '@shared/systems/starfinder-armada/derive/fleet/speed'
import type { ArmadaState, BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import { slows } from '@shared/systems/starfinder-armada/rules/mines'
import { regainingFleets, shieldsAfter } from '@shared/systems/starfinder-armada/rules/regain-shields'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { readRuling } from '@shared/systems/starfinder-armada/rulings'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import { line, type Lines, linesIf, type NowLine } from '../../../contract/system-reference'
import { figure, signed } from '../../../i18n/signed'
import { effectWords } from '../words/effect-words'
import { effectLines, named, outOf, own, yes, type LinesOf } from './now-line'
import { NONE, span } from './table-cells'

/** Hull and shields as they are. */
export const pointsOf: LinesOf = (state, fleet) => [
  line('builder.stat.hp', outOf(fleet.hp, hpMax(state, fleet))),
  line('builder.stat.ct', criticalThreshold(state, fleet)),
  line('builder.stat.sp', outOf(fleet.sp, spMax(state, fleet)))
]

/** Whether it has moved and fired in this round. */
const deedsOf: LinesOf = ({ round }, { movement, hasAttacked }) =>
  linesIf(
    round > 0,
    line('battle.correct.movement', { key: `battle.strip.${movement}` }),
    line('battle.correct.hasAttacked', yes(hasAttacked))
  )

/** What the fleet is and costs, how it stands, and what the round asks of it. */
export const FLEET_LINES: Readonly<Record<string, LinesOf>> = {
  armada: (state, fleet) => [line('builder.armadaTier', armadaOf(state, fleet.armadaId).tier), own('fleetTier', fleet.tier)],
  'fleet-costs': (state, fleet) => [own('price', fleetCost(state.rulings, fleet).total)],
  difficulty: (state, fleet) => {
    const side = sideOf(state, fleet)
    const { tier } = armadaOf(state, fleet.armadaId)
    return state.armadas.filter(({ sideId }) => sideId !== side).map(enemy => line(named(enemy.name), levelOf(state, tier, enemy)))
  },
  classes: (_state, fleet) => [
    line('builder.class', { key: `sa.class.${fleet.fleetClass}` }),
    line('builder.size', { key: `sa.size.${fleet.size}` })
  ],
  'check-modifier': (_state, { tier }) => [line('builder.tier', tier), line('builder.stat.check', signed(checkModifier(tier)))],
  'hull-and-shields': pointsOf,
  phases: (state, fleet) => [line('saDigest.column.phase', { key: `sa.phase.${state.phase}` }), ...deedsOf(state, fleet)],
  regeneration: (state, fleet) => [
    line('builder.stat.sp', outOf(fleet.sp, spMax(state, fleet))),
    ...regained(state, fleet),
    ...effectLines(state, fleet, effect => effect.kind === 'officerBonus' && effect.stat === 'regain')
  ],
  'movement-order': (state, fleet) => {
    const order = state.movementOrder?.order ?? []
    const place = order.indexOf(fleet.armadaId)
    const turn = turnToMove(state)
    return [
      ...linesIf(place >= 0, own('place', outOf(place + 1, order.length))),
      ...(turn?.armadaId === fleet.armadaId ? [own('stillToMove', turn.left)] : []),
      ...deedsOf(state, fleet).slice(0, 1),
      ...effectLines(state, fleet, effect => effect.kind === 'precognition')
    ]
  },
  'speed-and-turns': (state, fleet) => [
    line('sa.adjustable.speed', speed(state, fleet).total),
    line('sa.adjustable.turnDistance', turnDistance(state, fleet).total),
    ...linesIf(isFighting(fleet), ...slowing(state, fleet))
  ],
  disabled: (state, fleet) => [
    line('battle.correct.status', { key: `sa.status.${fleet.status}` }),
    line('builder.stat.hp', outOf(fleet.hp, hpMax(state, fleet))),
    ...linesIf(fleet.status !== 'destroyed', own('destroyedBelow', figure(-hpMax(state, fleet)))),
    ...linesIf(fleet.status === 'disabled', own('drift', speed(state, fleet).total))
  ],
  'end-of-battle': (state, fleet) => {
    const side = state.fleets.filter(one => sideOf(state, one) === sideOf(state, fleet))
    return [
      line('battle.correct.status', { key: `sa.status.${fleet.status}` }),
      own('fighting', outOf(side.filter(isFighting).length, side.length))
    ]
  }
}

/** How hard an armada is, and what it is worth as far as this table asks (SA-Q46). */
function levelOf(state: BattleState, tier: number, enemy: ArmadaState): NowLine['value'] {
  const { level, suggestedCr } = difficulty(tier, enemy.tier)
  const word = { key: `saTable.difficulty.${level}` }
  const reading = readRuling(state.rulings, 'sa.xp')
  if (suggestedCr === null || reading === 'off') return word
  const values = { level: word, rating: suggestedCr }
  const points = reading === 'showTable' ? experienceOf(suggestedCr) : null
  return points === null ? { key: 'saDigest.value.rating', values } : { key: 'saDigest.value.ratingXp', values: { ...values, points } }
}

/** The die it rolls at the end of engineering, and what that leaves it with; no die if it regains nothing. */
function regained(state: BattleState, fleet: FleetState): Lines {
  if (!regainingFleets(state).includes(fleet)) return [own('die', NONE)]
  const sides = regenerationSides(state.rulings, spMax(state, fleet))
  return [own('die', `1d${String(sides)}`), own('shieldsAfter', span(shieldsAfter(state, fleet, 1), shieldsAfter(state, fleet, sides)))]
}

/** Mines that would cost it a hex more if it entered them now. */
const slowing: LinesOf = (state, fleet) =>
  state.effects.flatMap(effect => {
    if (effect.kind !== 'mines' || !slows(state, effect, fleet)) return []
    const { name, does } = effectWords(state, effect)
    return [line(name, does)]
  })
