import type { Roster } from '@shared/systems/index'
import { STANDINGS } from '../../ui/marks/standing'
import type { Standing } from '../../ui/marks/standing'

/** The part of a problem that decides its weight. */
interface Weighed<Code extends string> {
  readonly code: Code
  readonly severity: 'illegal' | 'cannot-tell'
}

type Lenience = Pick<Roster, 'allowIllegal'>

/** Weighs the problems of a system. "Allow illegal" never covers a firm one: with it there is nothing to fight with. */
export function weighing<Code extends string>(firm: readonly Code[]) {
  function standingOf({ allowIllegal }: Lenience, { severity, code }: Weighed<Code>): Standing {
    if (severity === 'cannot-tell') return 'unsure'
    return allowIllegal && !firm.includes(code) ? 'allowed' : 'illegal'
  }

  /** The gravest standing of some problems; null when there are none. */
  function gravest(roster: Lenience, problems: readonly Weighed<Code>[]): Standing | null {
    const found = problems.map(problem => standingOf(roster, problem))
    return STANDINGS.find(standing => found.includes(standing)) ?? null
  }

  return { standingOf, gravest }
}
