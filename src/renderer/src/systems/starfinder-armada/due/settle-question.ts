import {
  bandOf,
  boardingHexes,
  isFreeAttack,
  unmeasuredAttack,
  versusOf
} from '@shared/systems/starfinder-armada/commands/fire/stage-attack'
import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { SaCommand, SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import { armorClass } from '@shared/systems/starfinder-armada/derive/fleet/armor-class'
import { isHalvedByFlyby } from '@shared/systems/starfinder-armada/derive/fire/flyby'
import { gunneryCheck } from '@shared/systems/starfinder-armada/derive/fire/gunnery'
import { moraleCheck } from '@shared/systems/starfinder-armada/derive/checks/morale'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import { readRuling } from '@shared/systems/starfinder-armada/rulings'
import { findObligation, theFleet } from '@shared/systems/starfinder-armada/state'
import { REACH_HEXES } from '@shared/systems/starfinder-armada/tables/limits'

/** A check as two sums: the bonus to the d20, and the target number. Titles and bands are message keys. */
interface SettleQuestion {
  readonly checkTitle: string
  readonly check: Breakdown
  readonly againstTitle: string
  readonly against: Breakdown
  readonly bands: readonly string[]
}

/** Whether the distance of a boarding party's fleet affects its check (SA-043, SA-Q30). */
export function isDistanceAsked(state: BattleState, command: SaCommand): command is SaCommands['settleBoarding'] {
  if (command.type !== 'settleBoarding' || readRuling(state.rulings, 'sa.boardersPointDefense') === 'anyDistance') return false
  const due = findObligation(state, 'boarding', command.obligationId)
  return due !== undefined && hasAbility(state, theFleet(state, due.fleetId), 'pointDefense')
}

/** The check of a settling command; null for a table roll or no roll. */
export function questionOf(state: BattleState, command: SaCommand): SettleQuestion | null {
  if (command.type === 'settleMorale') {
    const due = findObligation(state, 'morale', command.obligationId)
    if (due === undefined) return null
    return {
      checkTitle: 'sa.adjustable.morale',
      check: withGm(moraleCheck(state, theFleet(state, due.fleetId)), command.gmCheck),
      againstTitle: 'sa.unit.dc',
      against: {
        total: due.dc,
        parts: [
          {
            label: due.reason === 'cascade' ? 'sa.part.routedAc' : 'sa.part.moraleDc',
            value: due.dc,
            source: due.reason === 'cascade' ? 'SA-104' : 'SA-100'
          }
        ]
      },
      bands: ['sa.moraleBand.emboldened', 'sa.moraleBand.shaken', 'sa.moraleBand.routed']
    }
  }
  const fire = fireOf(state, command)
  if (fire === null) return null
  const { kind, attackerId, targetId, gmCheck, isFromFrontArc } = fire
  const plan = unmeasuredAttack(fire, { resolveOfficerId: null, gmCheck }, fire)
  return {
    checkTitle: 'sa.adjustable.gunnery',
    check: gunneryCheck(state, plan, isFreeAttack(state, kind), bandOf(state, theFleet(state, attackerId), plan)),
    againstTitle: 'sa.unit.ac',
    against: armorClass(state, theFleet(state, targetId), { versus: versusOf(kind), isFromFrontArc }),
    bands: fire.isHalved ? ['sa.moraleBand.halved'] : []
  }
}

interface Fire {
  readonly kind: 'free' | 'boarding' | 'selfDestruct'
  readonly attackerId: FleetId
  readonly targetId: FleetId
  readonly gmCheck: number
  readonly isHalved: boolean
  readonly rangeHexes: number
  readonly isFromFrontArc: boolean
}

/** Assumed position of an unmeasured attack: adjacent, at the stern. */
const CLOSE = { rangeHexes: REACH_HEXES.freeAttack, isFromFrontArc: false } as const

/** The attack of a settling command; null if there is none. */
function fireOf(state: BattleState, command: SaCommand): Fire | null {
  if (command.type === 'settleFreeAttack') {
    const due = findObligation(state, 'freeAttack', command.obligationId)
    if (due === undefined) return null
    const isHalved = isHalvedByFlyby(state, due)
    return { kind: 'free', attackerId: due.fleetId, targetId: due.targetId, gmCheck: command.gmCheck, isHalved, ...CLOSE }
  }
  if (command.type === 'settleBoarding') {
    const due = findObligation(state, 'boarding', command.obligationId)
    if (due === undefined) return null
    return {
      kind: 'boarding',
      attackerId: due.fleetId,
      targetId: due.targetId,
      gmCheck: command.gmCheck,
      isHalved: true,
      ...CLOSE,
      rangeHexes: boardingHexes(state, command.rangeHexes)
    }
  }
  if (command.type !== 'settleSelfDestruct' || command.targetId === null) return null
  if (readRuling(state.rulings, 'sa.selfDestructAuto') === 'autoHit') return null
  const due = findObligation(state, 'selfDestruct', command.obligationId)
  if (due === undefined) return null
  return {
    kind: 'selfDestruct',
    attackerId: due.fleetId,
    targetId: command.targetId,
    gmCheck: command.gmCheck,
    isHalved: false,
    ...CLOSE,
    isFromFrontArc: command.isFromFrontArc
  }
}

function withGm(check: Breakdown, value: number): Breakdown {
  return value === 0 ? check : { total: check.total + value, parts: [...check.parts, { label: 'sa.part.gmRoll', value, source: 'SA-095' }] }
}
