import type { BattleState } from '../model/battle'
import type { Phase } from '../model/phases'
import { fleetOf, otherSide, sideOf } from '../state'
import { shotPlaces, weaponChooser } from './fire'
import { readySides } from './initiative'

/** Tasks the table may be waiting for. */
export const AWAITED = [
  'shareTokens',
  'token',
  'deployRoll',
  'squadron',
  'initiative',
  'activation',
  'detection',
  'countermeasure',
  'movement',
  'engagement',
  'position',
  'weapon',
  'fire',
  'defence',
  'losses',
  'nobody'
] as const
export type Awaited = (typeof AWAITED)[number]

/** Where the battle stands: the phase, what the table is waiting for, and the sides that speak now. */
export interface Turn {
  readonly phase: Phase
  readonly awaited: Awaited
  readonly sideIds: readonly string[]
}

/** Whose turn it is, and to do what (PW-026 to PW-059). */
export function whoseTurn(state: BattleState): Turn {
  const { phase } = state
  const [awaited, sideIds] = state.isOver || !state.hasBegun ? (['nobody', []] as const) : waiting(state)
  return { phase, awaited, sideIds }
}

function waiting(state: BattleState): readonly [Awaited, readonly string[]] {
  const both = state.fleets.map(fleet => fleet.sideId)
  const { activation, building } = state
  if (activation !== null) return acting(state, activation)
  switch (state.phase) {
    case 'tables': {
      const next = building?.nextSideId ?? null
      return next === null ? ['shareTokens', both] : ['token', [next]]
    }
    case 'deployment':
      return state.deployingSideId === null ? ['deployRoll', both] : ['squadron', [state.deployingSideId]]
    default:
      if (state.initiativeSideId !== null) return ['activation', [state.initiativeSideId]]
      return readySides(state).length === 0 ? ['nobody', []] : ['initiative', both]
  }
}

function acting(state: BattleState, activation: NonNullable<BattleState['activation']>): readonly [Awaited, readonly string[]] {
  const active = fleetOf(state, activation.squadronId).sideId
  if (activation.detection !== null) return ['countermeasure', [otherSide(state, active)]]
  const { engagement } = activation
  if (engagement === null) return [AWAITED_IN[state.phase] ?? 'engagement', [active]]
  switch (engagement.stage) {
    case 'position':
      return ['position', engagement.winnerId === null ? [active] : [sideOf(state, engagement.winnerId)]]
    case 'weapon':
      return ['weapon', [sideOf(state, weaponChooser(state, engagement))]]
    case 'fire':
      return ['fire', [sideOf(state, shotPlaces(engagement, engagement.role).shooterId)]]
    case 'defence':
      return ['defence', [sideOf(state, shotPlaces(engagement, engagement.role).targetId)]]
    case 'damage':
      return ['losses', [sideOf(state, shotPlaces(engagement, engagement.role).targetId)]]
  }
}

const AWAITED_IN: Readonly<Partial<Record<Phase, Awaited>>> = { detection: 'detection', movement: 'movement', combat: 'engagement' }
