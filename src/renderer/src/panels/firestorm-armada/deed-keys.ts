import { keysOf } from '../../composables/key-actions'
import type { Deed } from './use-flow'

/** The keys of a deed: those every battle has may be chosen, this system's own are fixed. */
export function deedKeys(deed: Deed): readonly string[] {
  if (deed === 'fire') return keysOf('battle.fire')
  if (deed === 'move') return keysOf('battle.move')
  return [OWN[deed]]
}

const OWN = { board: 'b', defence: 'p', card: 'c' } as const
