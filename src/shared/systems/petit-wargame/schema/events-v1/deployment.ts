import { list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { position, sideRoll, squadronId } from './parts'

export const deploymentEvents = [
  typed('deploymentRolled', { rolls: list(sideRoll), sideId: text }),
  typed('squadronPlaced', { squadronId, at: position }),
  typed('deploymentPassed', { sideId: text }),
  typed('deploymentEnded', {})
] as const
