import type { Obligation } from '../../core/obligations/obligation'
import type { BattleState } from './model/battle'
import type { FreeAttackDue, SaObligation } from './model/obligation'
import { findFleet, findOfficer, theFleet } from './state'

/** The obligations as the core sees them, in the order they fell due. */
export function obligations(state: BattleState): readonly Obligation[] {
  return state.obligations.map(due => ({
    id: due.id,
    kind: due.kind,
    owner: due.fleetId,
    title: { key: `sa.obligation.${due.kind}`, values: { fleet: theFleet(state, due.fleetId).name }, source: SOURCES[due.kind] },
    reason: reasonOf(state, due),
    dice: DICE[due.kind],
    deferred: due.isDeferred,
    round: due.round
  }))
}

const SOURCES = {
  critical: 'SA-109',
  morale: 'SA-100',
  routCascade: 'SA-104',
  freeAttack: 'SA-088',
  boarding: 'SA-030',
  selfDestruct: 'SA-039',
  duelVictim: 'SA-066'
} as const satisfies Readonly<Record<SaObligation['kind'], string>>

const DICE = {
  critical: { die: 'd6', count: 1 },
  morale: { die: 'd20', count: 1 },
  routCascade: null,
  freeAttack: { die: 'd20', count: 1 },
  boarding: { die: 'd20', count: 1 },
  selfDestruct: null,
  duelVictim: null
} as const satisfies Readonly<Record<SaObligation['kind'], Obligation['dice']>>

function reasonOf(state: BattleState, due: SaObligation): Obligation['reason'] {
  switch (due.kind) {
    case 'critical':
      return { key: `sa.reason.critical.${due.trigger}` }
    case 'morale': {
      const values = due.routedFleetId === null ? { dc: due.dc } : { dc: due.dc, fleet: theFleet(state, due.routedFleetId).name }
      return { key: `sa.reason.morale.${due.reason}`, values }
    }
    case 'routCascade':
      return { key: 'sa.reason.routCascade', values: { dc: due.dc } }
    case 'freeAttack':
      return {
        key: isFlownBy(state, due) ? 'sa.reason.flybyFailed' : 'sa.reason.passedThrough',
        values: { fleet: theFleet(state, due.targetId).name }
      }
    case 'boarding':
      return { key: 'sa.reason.boarding', values: { fleet: theFleet(state, due.targetId).name } }
    case 'selfDestruct':
      return { key: 'sa.reason.selfDestruct' }
    case 'duelVictim':
      return { key: 'sa.reason.duelVictim', values: { officer: findOfficer(state, due.duelistId)?.name ?? '' } }
  }
}

/** Whether it is the fleet that a flyby meant to pass, rather than one flown through on the way. */
function isFlownBy(state: BattleState, due: FreeAttackDue): boolean {
  return due.isDuringFlyby && findFleet(state, due.targetId)?.stunt?.targetId === due.fleetId
}
