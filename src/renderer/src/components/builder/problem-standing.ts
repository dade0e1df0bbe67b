import type { Roster } from '@shared/systems/index'
import { STANDINGS } from '../standing'
import type { Standing } from '../standing'

/** How a problem weighs in its roster. No leave covers a firm one, which leaves nothing to fight with. */
export function standingOf({ allowIllegal }: Pick<Roster, 'allowIllegal'>, severity: 'illegal' | 'cannot-tell', isFirm: boolean): Standing {
  if (severity === 'cannot-tell') return 'unsure'
  return allowIllegal && !isFirm ? 'allowed' : 'illegal'
}

/** The gravest of them; null when there are none. */
export function gravest(found: readonly Standing[]): Standing | null {
  return STANDINGS.find(standing => found.includes(standing)) ?? null
}
