import type { SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import type { Stunt } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId, OfficerId } from '@shared/systems/starfinder-armada/model/design'

type MoveFleet = SaCommands['moveFleet']

/** How a fleet moves: a stunt, and what it meets on its way. */
export interface MoveChoices {
  stunt: Stunt | null
  targetId: FleetId | null
  resolveOfficerId: OfficerId | null
  passedThrough: readonly FleetId[]
  minesEntered: readonly string[]
  debrisIds: readonly string[]
}

export const plainMove = (): MoveChoices => ({
  stunt: null,
  targetId: null,
  resolveOfficerId: null,
  passedThrough: [],
  minesEntered: [],
  debrisIds: []
})

/** The chosen move; `declined` omits stunt and passages. */
export function moveCommand(fleetId: FleetId, move: MoveFleet['move'], made: MoveChoices): MoveFleet {
  const isMoved = move === 'moved'
  const { resolveOfficerId, debrisIds } = made
  const stunt =
    isMoved && made.stunt !== null ? { stunt: made.stunt, targetId: made.stunt === 'flyby' ? made.targetId : null, resolveOfficerId } : null
  const passedThrough = isMoved ? made.passedThrough.filter(id => id !== stunt?.targetId) : []
  return { type: 'moveFleet', fleetId, move, stunt, passedThrough, minesEntered: isMoved ? made.minesEntered : [], debrisIds }
}

/** The choices that make this command, as when its dice were typed before the app was closed. */
export function choicesOf({ stunt, passedThrough, minesEntered, debrisIds }: MoveFleet): MoveChoices {
  const { targetId = null, resolveOfficerId = null } = stunt ?? {}
  return { stunt: stunt?.stunt ?? null, targetId, resolveOfficerId, passedThrough, minesEntered, debrisIds }
}
