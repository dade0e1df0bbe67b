import type { SystemId } from '@shared/campaign/campaign'
import { keptOf, withKept, withoutKept, type KeptRosters } from '@shared/campaign/own-library'
import { asArgument } from '@shared/ipc/as-argument'
import { CallFailure, type CallHandlers } from '@shared/ipc/calls'
import type { Roster } from '@shared/systems/index'
import type { HostContext } from './host-context'

type LibraryCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `library.${string}`>>

/** Calls about the game master's own library. */
export function libraryHandlers({ library, systemOf }: Pick<HostContext, 'library' | 'systemOf'>): LibraryCalls {
  const changed = async (system: SystemId, change: (all: KeptRosters) => KeptRosters): Promise<readonly Roster[]> =>
    keptOf(await library.change(change), system)
  return {
    'library.list': ({ system }) => Promise.resolve(keptOf(library.all, system)),
    'library.keep': ({ system, roster, at }) => {
      const kept = { system, roster: asArgument(systemOf(system).rosterSchema, roster, 'roster') }
      return changed(system, all => withKept(all, kept, at))
    },
    'library.remove': ({ system, rosterId }) =>
      changed(system, all => {
        const left = withoutKept(all, system, rosterId)
        if (left.length === all.length) throw new CallFailure('not-found', rosterId)
        return left
      })
  } satisfies LibraryCalls
}
