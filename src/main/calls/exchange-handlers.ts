import { basename } from 'node:path'
import type { CallHandlers } from '@shared/ipc/calls'
import { paperSquares } from '../exchange/paper/paper-squares'
import type { HostContext } from './host-context'

type ExchangeCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `${'backups' | 'export' | 'import'}.${string}`>>

export function exchangeHandlers(context: HostContext): ExchangeCalls {
  const { campaigns, settings, imports, exports, library, openedFiles, notesSettled } = context
  return {
    'backups.list': ({ campaignId }) => campaigns.backups(campaignId),
    'backups.changes': ({ campaignId }) => campaigns.backupChanges(campaignId),
    'backups.read': ({ campaignId, name }) => campaigns.readBackup(campaignId, name),
    'backups.restore': ({ campaignId, name }) => campaigns.restoreBackup(campaignId, name),
    'export.campaign': async ({ campaignId, battleId }) => {
      await notesSettled()
      return exports.campaign(campaignId, battleId ?? null)
    },
    'export.everything': async () => {
      await notesSettled()
      const { campaigns: listed, problems } = await campaigns.list()
      const unreadable = problems.filter(({ problem }) => problem !== 'from-copy').map(({ id }) => ({ id, name: id }))
      return exports.everything([...listed, ...unreadable], library.all)
    },
    'export.roster': ({ campaignId, rosterId }) => exports.roster(campaignId, rosterId),
    'export.settings': async () => exports.settings(settings.value),
    'export.paper': key => {
      const host = context.battles.get(key)
      return Promise.resolve(paperSquares(host.opened().system, host.state, context.clock.now()))
    },
    'import.begin': ({ bytes }) => imports.begin(bytes),
    'import.piece': ({ id, data }) => imports.piece(id, data),
    'import.check': ({ id }) => imports.check(id),
    'import.opened': async () => {
      const path = openedFiles.take()
      return path === null ? null : { fileName: basename(path), ...(await imports.offered(path)) }
    },
    'import.accept': ({ id }) => imports.accept(id),
    'import.drop': ({ id }) => imports.drop(id)
  } satisfies ExchangeCalls
}
