import type { CallHandlers } from '@shared/ipc/calls'
import type { HostContext } from './host-context'

type PlayersCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `players.${string}`>>

export function playersHandlers({ screen }: HostContext): PlayersCalls {
  return {
    'players.frame': async () => screen.frame,
    'players.screen': async key => screen.stateOf(key),
    'players.show': choice => screen.show(choice),
    'players.openWindow': async () => screen.openWindow(),
    'players.closeWindow': async () => screen.closeWindow()
  } satisfies PlayersCalls
}
