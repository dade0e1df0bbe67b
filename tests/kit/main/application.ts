import { onTestFinished } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import { CallFailure, type BattleKey, type CallArgs, type CallName, type CallResult } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { startApplication, type Application } from '../../../src/main/application'
import type { ApplicationOptions } from '../../../src/main/application-options'
import { temporaryDir } from '@kit/main/battle'
import { environmentFor, type Environment } from '../../../src/main/environment'
import { dispatchCall } from '../../../src/main/calls/dispatch'

/** The whole application over its own directory, called as a window calls it. */
export interface TestApplication {
  readonly application: Application
  readonly dataDir: string
  readonly news: News[]
  readonly logged: string[]
  /** Returns the result, or throws the CallFailure a window would see. */
  readonly call: <N extends CallName>(name: N, args: CallArgs<N>) => Promise<CallResult<N>>
}

export async function testApplication(
  dir?: string,
  more: Partial<Environment> = {},
  shell: Pick<ApplicationOptions, 'startListener'> = {}
): Promise<TestApplication> {
  const dataDir = dir ?? (await temporaryDir())
  const logged: string[] = []
  const environment = { ...environmentFor(3), log: (what: string) => logged.push(what), ...more }
  const started = await startApplication({ dataDir, shell: 'headless', locale: 'en', ...shell }, environment)
  if (!started.ok) throw new CallFailure(started.error.code, started.error.detail)
  const application = started.value
  onTestFinished(() => application.close())
  const news: News[] = []
  application.onNews(item => news.push(item))
  return {
    application,
    dataDir,
    news,
    logged,
    call: async <N extends CallName>(name: N, args: CallArgs<N>) => {
      const reply = await dispatchCall(application.handlers, name, args, what => logged.push(what))
      if (!reply.ok) throw new CallFailure(reply.error.code, reply.error.detail)
      return reply.result as CallResult<N>
    }
  }
}

/** The sample campaign and the key of its battle, not yet opened by a window. */
export async function sampleBattle({ call }: TestApplication): Promise<{ readonly campaign: Campaign; readonly key: BattleKey }> {
  const campaign = await call('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' })
  const battleId = campaign.battles[0]?.id
  if (battleId === undefined) throw new Error('The sample has no battle')
  return { campaign, key: { campaignId: campaign.id, battleId } }
}
