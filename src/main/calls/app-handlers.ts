import { CallFailure, type CallHandlers } from '@shared/ipc/calls'
import type { HostContext } from './host-context'

type AppCalls = Pick<CallHandlers, 'app.info' | 'app.pdf' | 'settings.get' | 'settings.save'>

export function appHandlers({ info, settings, printPdf, announce }: HostContext): AppCalls {
  return {
    'app.info': () => Promise.resolve(info),
    'app.pdf': async () => {
      if (printPdf === null) throw new CallFailure('refused', info.shell)
      return { base64: Buffer.from(await printPdf()).toString('base64') }
    },
    'settings.get': () => Promise.resolve(settings.value),
    'settings.save': async args => {
      await settings.save(args.settings)
      announce({ kind: 'settings.changed', settings: settings.value })
      return settings.value
    }
  } satisfies AppCalls
}
