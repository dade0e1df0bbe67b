import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { armorClass } from '@shared/systems/starfinder-armada/derive/armor-class'
import { gunneryCheck } from '@shared/systems/starfinder-armada/derive/gunnery'
import { moraleCheck } from '@shared/systems/starfinder-armada/derive/morale'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { findObligation, theFleet } from '@shared/systems/starfinder-armada/state'
import { REACH_HEXES } from '@shared/systems/starfinder-armada/tables/limits'

/** A check to be made, as two sums: what is added to the d20, and what it must reach. Titles and bands are message keys. */
export interface SettleQuestion {
  readonly checkTitle: string
  readonly check: Breakdown
  readonly againstTitle: string
  readonly against: Breakdown
  readonly bands: readonly string[]
}

/** The check a settling command stands for; null when it is a roll on a table or no roll at all. */
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
  if (command.type !== 'settleFreeAttack') return null
  const due = findObligation(state, 'freeAttack', command.obligationId)
  if (due === undefined) return null
  const plan = {
    attackerId: due.fleetId,
    targetId: due.targetId,
    rangeHexes: REACH_HEXES.freeAttack,
    arrayTargets: 1,
    usesSuperweapon: false,
    isThroughDebris: false,
    gmCheck: command.gmCheck
  }
  return {
    checkTitle: 'sa.adjustable.gunnery',
    check: gunneryCheck(state, plan),
    againstTitle: 'sa.unit.ac',
    against: armorClass(state, theFleet(state, due.targetId), { versus: 'gunnery', isFromFrontArc: false }),
    bands: due.isDuringFlyby ? ['sa.moraleBand.halved'] : []
  }
}

function withGm(check: Breakdown, value: number): Breakdown {
  return value === 0 ? check : { total: check.total + value, parts: [...check.parts, { label: 'sa.part.gmRoll', value, source: 'SA-095' }] }
}
