import type { CallHandlers } from '@shared/ipc/calls'
import type { HostContext } from './host-context'

type StationsCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `stations.${string}`>>

export function stationsHandlers({ stations }: HostContext): StationsCalls {
  return {
    'stations.state': async () => stations.state,
    'stations.open': ({ address, showsChances, ...key }) => stations.open(key, address, showsChances),
    'stations.close': () => stations.close(),
    'stations.admit': ({ requestId, sideId }) => stations.act(table => table.admit(requestId, sideId)),
    'stations.turnAway': ({ requestId }) => stations.act(table => table.turnAway(requestId)),
    'stations.sendAway': ({ seatId }) => stations.act(table => table.sendAway(seatId)),
    'stations.answer': ({ proposalId, ...answer }) => stations.act(table => table.answer(proposalId, answer)),
    'stations.takeDice': () => stations.act(table => table.takeDice())
  } satisfies StationsCalls
}
