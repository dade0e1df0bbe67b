import type { CallHandlers } from '@shared/ipc/calls'
import type { HostContext } from './host-context'

type StationsCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `stations.${string}`>>

export function stationsHandlers({ stations }: HostContext): StationsCalls {
  return {
    'stations.state': async () => stations.state,
    'stations.open': ({ address, showsChances, ...key }) => stations.open(key, address, showsChances),
    'stations.close': () => stations.close(),
    'stations.admit': ({ knockId, sideId }) => stations.act(table => table.admit(knockId, sideId)),
    'stations.turnAway': ({ knockId }) => stations.act(table => table.turnAway(knockId)),
    'stations.sendAway': ({ seatId }) => stations.act(table => table.sendAway(seatId)),
    'stations.answer': ({ slipId, ...answer }) => stations.act(table => table.answer(slipId, answer)),
    'stations.takeDice': () => stations.act(table => table.takeDice())
  } satisfies StationsCalls
}
