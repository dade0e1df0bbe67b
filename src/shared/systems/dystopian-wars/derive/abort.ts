import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { WingState } from '../model/battle'
import { part } from './part'

/**
 * Hits at which a wing aborts: its remaining tokens plus what its rules add. The text only names those rules (DW-027 to DW-030, DW-Q07).
 */
export function abortThreshold(wing: WingState): Breakdown {
  return breakdown([
    part('tokens', wing.tokens, 'DW-027'),
    ...wing.mars.map(mar => part('mar', mar.abort, MAR_SOURCES[mar.mar] ?? 'DW-Q07', mar.text === '' ? mar.mar : mar.text))
  ])
}

/** Whether that many hits make the wing abort. Drones never do (DW-031), nor does a wing twice in one turn (DW-Q06). */
export function aborts(wing: WingState, hits: number): boolean {
  if (wing.status !== 'flying' || wing.type === 'drone' || wing.hasAborted) return false
  return hits > 0 && hits >= abortThreshold(wing).total
}

const MAR_SOURCES: Readonly<Partial<Record<string, string>>> = {
  verticalDive: 'DW-028',
  bigFuelTanks: 'DW-029',
  acrobaticPilots: 'DW-030'
}
