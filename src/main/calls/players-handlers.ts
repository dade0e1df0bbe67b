import { CallFailure, type CallHandlers } from '@shared/ipc/calls'
import { seenBy } from '../players/seen-by'
import type { HostContext } from './host-context'

type PlayersCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `players.${string}`>>

export function playersHandlers({ screen, battles }: HostContext): PlayersCalls {
  return {
    'players.frame': async () => screen.frame,
    'players.account': async ({ eyes, ...key }) => {
      const account = battles.accountFor(key, seenBy(eyes))
      if (account === null) throw new CallFailure('not-open', key.battleId)
      return account
    },
    'players.screen': async key => screen.stateOf(key),
    'players.show': choice => screen.show(choice),
    'players.openWindow': async () => screen.openWindow(),
    'players.closeWindow': async () => screen.closeWindow()
  } satisfies PlayersCalls
}
