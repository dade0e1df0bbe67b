import { CallFailure, type CallHandlers } from '@shared/ipc/calls'
import type { HostContext } from './host-context'

type ForecastCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `forecast.${string}`>>

export function forecastHandlers({ forecasts }: HostContext): ForecastCalls {
  return {
    'forecast.start': async order => {
      const { armada, opponent } = order.setup
      if (armada.fleets.length === 0 || opponent.fleets.length === 0) throw new CallFailure('not-fit', 'no-fleets')
      const ids = [armada, opponent].flatMap(one => [one.id, ...one.fleets.map(fleet => fleet.id)])
      if (new Set<string>(ids).size < ids.length) throw new CallFailure('not-fit', 'duplicate-id')
      return { id: forecasts.start(order) }
    },
    'forecast.cancel': async ({ id }) => {
      forecasts.cancel(id)
      return null
    }
  } satisfies ForecastCalls
}
