import type { CallHandlers } from '@shared/ipc/calls'
import type { HostContext } from './host-context'

type DataCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `data.${string}`>>

export function dataHandlers({ folder }: HostContext): DataCalls {
  return {
    'data.folder': () => Promise.resolve(folder.folder),
    'data.open': async () => {
      await folder.open()
      return null
    },
    'data.move': () => folder.move(),
    'data.removeOld': () => folder.removeOld()
  } satisfies DataCalls
}
