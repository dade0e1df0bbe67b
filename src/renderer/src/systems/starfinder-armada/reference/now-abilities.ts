import { strongAgainst } from '@shared/systems/starfinder-armada/derive/fire/damage'
import { reachOf } from '@shared/systems/starfinder-armada/derive/fire/range'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import { abilityCost } from '@shared/systems/starfinder-armada/derive/fleet/armada-cost'
import { hpMax } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { hasLiveEmp } from '@shared/systems/starfinder-armada/commands/fire/attack-limits'
import { targetName } from '@shared/systems/starfinder-armada/events/words'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import { ABILITIES } from '@shared/systems/starfinder-armada/model/design'
import type { SaEffect } from '@shared/systems/starfinder-armada/model/effects'
import { CLASSES } from '@shared/systems/starfinder-armada/tables/classes'
import { MINES } from '@shared/systems/starfinder-armada/tables/limits'
import { line, type Lines, linesIf } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import { effectLines, named, outOf, own, standing, yes, type LinesOf } from './now-line'

/** The passage of an ability: `point-defense` of `pointDefense`. */
const passageOf = (ability: string): string => ability.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)

/** Of every ability: whether the fleet has it, and whether it works. */
const STANDING: Readonly<Record<string, LinesOf>> = Object.fromEntries(
  ABILITIES.map(ability => [passageOf(ability), (state, fleet) => standing(state, fleet, ability)] satisfies [string, LinesOf])
)

/** What a passage on an ability means for a fleet: mostly nothing for one without it. */
export const ABILITY_LINES: Readonly<Record<string, LinesOf>> = {
  ...STANDING,
  'buying-abilities': (state, fleet) =>
    fleet.abilities.map(ability =>
      line(
        { key: `sa.ability.${ability}` },
        hasAbility(state, fleet, ability)
          ? { key: 'builder.price', values: { count: abilityCost(state.rulings, ability) } }
          : { key: 'saDigest.value.out' }
      )
    ),
  flagship: (state, fleet) =>
    linesIf(fleet.abilities.includes('flagship'), line('sa.adjustable.hpMax', hpMax(state, fleet)), own('reach', reachOf(state, fleet)[2])),
  array: (state, fleet) => [
    ...standing(state, fleet, 'array'),
    ...linesIf(fleet.arrayTargets > 1, own('arrayLeft', outOf(fleet.arrayTargets - fleet.targetsThisRound.length, fleet.arrayTargets)))
  ],
  boarders: (state, fleet) => [...standing(state, fleet, 'boarders'), ...parties(state, fleet)],
  emp: (state, fleet) => [
    ...standing(state, fleet, 'emp'),
    ...linesIf(fleet.abilities.includes('emp'), own('emp', yes(hasLiveEmp(state, fleet, 'gunnery')))),
    ...effectLines(state, fleet, effect => effect.kind === 'empArmed')
  ],
  'gravity-mines': (state, fleet) => [
    ...standing(state, fleet, 'gravityMines'),
    ...linesIf(fleet.abilities.includes('gravityMines'), own('laid', yes(fleet.hasLaidMines))),
    ...effectLines(state, fleet, isMines),
    ...state.effects.flatMap(effect =>
      isMines(effect) && effect.targetId === fleet.id
        ? [own('worksFrom', effect.activeFrom), own('mineHp', effect.hp.join(' + ')), line('sa.unit.ac', MINES.armorClass)]
        : []
    )
  ],
  interceptors: (state, fleet) => [
    ...standing(state, fleet, 'interceptors'),
    ...linesIf(fleet.fleetClass === 'fighter', ...against(state, fleet))
  ],
  'self-destruct': (state, fleet) => [
    ...standing(state, fleet, 'selfDestruct'),
    ...state.obligations.flatMap(due =>
      due.kind === 'selfDestruct' && due.fleetId === fleet.id ? [line('sa.obligationKind.selfDestruct', { key: 'battle.owed.now' })] : []
    )
  ],
  superweapon: (state, fleet) => [
    ...standing(state, fleet, 'superweapon'),
    ...linesIf(
      hasAbility(state, fleet, 'superweapon'),
      own('ready', Math.max(fleet.superweaponReadyRound, state.round)),
      own('adds', signed(fleet.tier))
    )
  ]
}

type OneKind<K extends SaEffect['kind']> = Extract<SaEffect, { kind: K }>
const isMines = (effect: SaEffect): effect is OneKind<'mines'> => effect.kind === 'mines'

/** The classes it resists and fears. */
export const against: LinesOf = (state, fleet) => [
  line('builder.stat.strong', { key: `sa.class.${strongAgainst(state, fleet)}` }),
  line('builder.stat.weak', { key: `sa.class.${CLASSES[fleet.fleetClass].weakAgainst}` })
]

/** Its parties on others, and those of others on it. */
function parties(state: BattleState, fleet: FleetState): Lines {
  return state.effects.flatMap(effect => {
    if (effect.kind !== 'boarders') return []
    if (effect.ownerId === fleet.id) return [own('partyOn', named(targetName(state, effect.targetId)))]
    return effect.targetId === fleet.id ? [own('boardedBy', named(targetName(state, effect.ownerId)))] : []
  })
}
