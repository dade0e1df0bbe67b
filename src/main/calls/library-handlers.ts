import type { SystemId } from '@shared/campaign/campaign'
import { keptOf, withKept, withoutKept, type KeptRosters } from '@shared/campaign/own-library'
import { asArgument } from '@shared/ipc/as-argument'
import { CallFailure, type CallHandlers } from '@shared/ipc/calls'
import type { Roster } from '@shared/systems/index'
import { SerialQueue } from '../store/serial-queue'
import type { HostContext } from './host-context'

type LibraryCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `library.${string}`>>

/** As many as the schema of the file allows. */
const LIBRARY_MAX = 1_000

/** Calls about the game master's own library. */
export function libraryHandlers({ library, systemOf }: Pick<HostContext, 'library' | 'systemOf'>): LibraryCalls {
  const queue = new SerialQueue()
  const changed = (system: SystemId, change: (all: KeptRosters) => KeptRosters): Promise<readonly Roster[]> =>
    queue.run(async () => {
      const all = change(library.value ?? [])
      await library.save(all)
      return keptOf(all, system)
    })
  return {
    'library.list': ({ system }) => Promise.resolve(keptOf(library.value ?? [], system)),
    'library.keep': ({ system, roster, at }) => {
      const kept = { system, roster: asArgument(systemOf(system).rosterSchema, roster, 'roster') }
      return changed(system, all => {
        const next = withKept(all, kept, at)
        if (next.length > LIBRARY_MAX) throw new CallFailure('refused', 'full')
        return next
      })
    },
    'library.remove': ({ system, rosterId }) =>
      changed(system, all => {
        const left = withoutKept(all, system, rosterId)
        if (left.length === all.length) throw new CallFailure('not-found', rosterId)
        return left
      })
  } satisfies LibraryCalls
}
