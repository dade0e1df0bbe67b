import type { CallHandlers } from '@shared/ipc/calls'
import { appHandlers } from './app-handlers'
import { battleHandlers } from './battle-handlers'
import { campaignHandlers } from './campaign-handlers'
import { chronicleHandlers } from './chronicle-handlers'
import { dataHandlers } from './data-handlers'
import { exchangeHandlers } from './exchange-handlers'
import { forecastHandlers } from './forecast-handlers'
import type { HostContext } from './host-context'
import { libraryHandlers } from './library-handlers'
import { playersHandlers } from './players-handlers'
import { stationsHandlers } from './stations-handlers'

/** Every call the host answers. */
export function callHandlers(context: HostContext): CallHandlers {
  return {
    ...appHandlers(context),
    ...dataHandlers(context),
    ...campaignHandlers(context),
    ...chronicleHandlers(context),
    ...libraryHandlers(context),
    ...battleHandlers(context),
    ...exchangeHandlers(context),
    ...playersHandlers(context),
    ...stationsHandlers(context),
    ...forecastHandlers(context)
  } satisfies CallHandlers
}
