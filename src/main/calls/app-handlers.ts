import type { CallHandlers } from '@shared/ipc/calls'
import type { HostContext } from './host-context'

type AppCalls = Pick<CallHandlers, 'app.info' | 'settings.get' | 'settings.save'>

export function appHandlers({ info, settings, announce }: HostContext): AppCalls {
  return {
    'app.info': () => Promise.resolve(info),
    'settings.get': () => Promise.resolve(settings.value),
    'settings.save': async args => {
      await settings.save(args.settings)
      announce({ kind: 'settings.changed', settings: settings.value })
      return settings.value
    }
  } satisfies AppCalls
}
