import { summariseCampaign, type Campaign, type SystemId } from '@shared/campaign/campaign'
import { addBattle } from '@shared/campaign/edits/add-battle'
import { applyEdit } from '@shared/campaign/edits/edit'
import { keptOf, withKept, withoutKept, type KeptRosters } from '@shared/campaign/own-library'
import type { Settings } from '@shared/campaign/settings'
import { DEFAULT_SETTINGS } from '@shared/campaign/settings-choices'
import { submit } from '@shared/core/engine/submit'
import type { CallArgs, CallName, CallReply, CallResult, IpcError, OpenedBattle, TrashItem, WireEntry } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { hostedSystem } from '@shared/systems/index'
import type { FlagshipBridge } from '../../../src/preload/api'

/** Failure of a fake call, in the shape the host answers with. */
class FakeFailure extends Error {
  constructor(readonly error: IpcError) {
    super(error.code)
  }
}

interface FakeBattle {
  readonly opened: OpenedBattle
  readonly state: unknown
}

export interface FakeHost extends FlagshipBridge {
  /** Names of the calls made so far, in order. */
  readonly calls: readonly CallName[]
  readonly campaigns: ReadonlyMap<string, Campaign>
  /** The next call of that name fails with this error. */
  failNext(name: CallName, error: IpcError): void
  tell(news: News): void
}

type Handlers = { readonly [N in CallName]?: (args: CallArgs<N>) => CallResult<N> }

/** A host in memory for component tests: the real documents and the real engine, no disk. Ids count up, the clock does not move. */
export function createFakeHost(nowMs = 1_750_000_000_000): FakeHost {
  const campaigns = new Map<string, Campaign>()
  const trash = new Map<string, Campaign>()
  const battles = new Map<string, FakeBattle>()
  const listeners = new Set<(news: News) => void>()
  const failures = new Map<CallName, IpcError>()
  const calls: CallName[] = []
  let settings: Settings = DEFAULT_SETTINGS
  let library: KeptRosters = []
  let lastId = 0
  const newId = (): string => `id${String((lastId += 1))}`

  const keep = (campaign: Campaign): Campaign => {
    campaigns.set(campaign.id, campaign)
    return campaign
  }
  const found = <T>(map: ReadonlyMap<string, T>, id: string): T => {
    const thing = map.get(id)
    if (thing === undefined) throw new FakeFailure({ code: 'not-found', detail: id })
    return thing
  }
  const create = (name: string, system: SystemId): Campaign =>
    keep({
      format: 1,
      id: newId(),
      name,
      system,
      createdAt: nowMs,
      lastPlayedAt: null,
      isArchived: false,
      notes: '',
      rulings: {},
      automation: settings.automation,
      rosters: [],
      battles: []
    })

  const begin = ({ campaignId, name, sides }: CallArgs<'battle.create'>): OpenedBattle => {
    const campaign = found(campaigns, campaignId)
    const system = hostedSystem(campaign.system)
    const { rules } = system
    const known = new Map(campaign.rosters.map(roster => [roster.id, roster]))
    const entrants = sides.map(({ sideId, rosterId }) => ({ sideId, roster: found(known, rosterId) }))
    const command = system.beginCommand({ name, sides: entrants, rulings: campaign.rulings })
    const tried = submit(rules, rules.initial, command, [])
    if (tried.kind !== 'decided') throw new FakeFailure({ code: 'not-fit', detail: name })
    const battleId = newId()
    const entry: WireEntry = {
      seq: 1,
      at: nowMs,
      by: 'gm',
      kind: 'command',
      command,
      dice: [],
      events: tried.events,
      rulesVersion: rules.rulesVersion
    }
    const opened: OpenedBattle = {
      campaignId,
      battleId,
      system: campaign.system,
      mode: 'writable',
      entries: [entry],
      pending: null,
      damage: null,
      repaired: [],
      wasInterrupted: false
    }
    battles.set(battleId, { opened, state: tried.state })
    keep(
      addBattle(campaign, {
        id: battleId,
        name,
        createdAt: nowMs,
        lastPlayedAt: null,
        status: 'running',
        round: system.momentOf(tried.state).round,
        phase: system.momentOf(tried.state).phase,
        rosterIds: sides.map(side => side.rosterId)
      })
    )
    return opened
  }

  const sample = ({ name, system, locale }: CallArgs<'campaigns.createSample'>): Campaign => {
    const { id } = create(name, system)
    const rosters = hostedSystem(system).sampleRosters(newId, locale)
    for (const roster of rosters) keep(applyEdit(found(campaigns, id), { type: 'saveRoster', roster }))
    const sides = rosters.map((roster, index) => ({ sideId: 'AB'.charAt(index), rosterId: roster.id }))
    begin({ campaignId: id, name, sides })
    return found(campaigns, id)
  }

  const handlers: Handlers = {
    'app.info': () => ({
      version: '0.1.0',
      dataDir: '/data',
      shell: 'browser',
      locale: 'en-GB',
      platform: 'linux',
      program: 'node',
      isReadOnly: false
    }),
    'data.folder': () => ({ dir: '/data', isFixed: false, old: null }),
    'settings.get': () => settings,
    'settings.save': args => (settings = args.settings),
    'campaigns.list': () => ({ campaigns: [...campaigns.values()].map(summariseCampaign), problems: [] }),
    'campaigns.get': ({ campaignId }) => found(campaigns, campaignId),
    'campaigns.create': ({ name, system }) => create(name, system),
    'campaigns.createSample': sample,
    'campaigns.quickBattle': args => {
      const { id: campaignId, battles } = keep({ ...sample(args), isDrawer: true })
      return { campaignId, battleId: battles[0]?.id ?? '' }
    },
    'campaigns.edit': ({ campaignId, edit }) => keep(applyEdit(found(campaigns, campaignId), edit)),
    'campaigns.duplicate': ({ campaignId, name }) => ({
      campaign: keep({ ...found(campaigns, campaignId), id: newId(), name, battles: [] }),
      leftOut: []
    }),
    'campaigns.remove': ({ campaignId }) => {
      const campaign = found(campaigns, campaignId)
      campaigns.delete(campaignId)
      trash.set(campaignId, campaign)
      return { trashId: campaignId, name: campaign.name, deletedAt: nowMs }
    },
    'library.list': ({ system }) => keptOf(library, system),
    'library.keep': ({ system, roster, at }) => {
      library = withKept(library, { system, roster }, at)
      return keptOf(library, system)
    },
    'library.remove': ({ system, rosterId }) => {
      library = withoutKept(library, system, rosterId)
      return keptOf(library, system)
    },
    'campaigns.adopt': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.trash': () =>
      [...trash.values()].map((campaign): TrashItem => ({ trashId: campaign.id, name: campaign.name, deletedAt: nowMs })),
    'campaigns.restore': ({ trashId }) => {
      const campaign = found(trash, trashId)
      trash.delete(trashId)
      return keep(campaign)
    },
    'battle.create': begin,
    'battle.open': ({ battleId }) => found(battles, battleId).opened,
    'battle.glance': ({ battleId }) => {
      const { opened, state } = found(battles, battleId)
      const { mode, pending, wasInterrupted, entries } = opened
      return { mode, pending, wasInterrupted, entryCount: entries.length, lastAt: entries.at(-1)?.at ?? null, state }
    },
    'battle.state': ({ battleId }) => found(battles, battleId).state,
    'battle.close': () => null,
    'forecast.start': () => ({ id: newId() }),
    'forecast.cancel': () => null
  }

  function answer(name: CallName, args: unknown): unknown {
    const error = failures.get(name)
    failures.delete(name)
    if (error !== undefined) throw new FakeFailure(error)
    const handler = handlers[name] as ((args: unknown) => unknown) | undefined
    if (handler === undefined) throw new FakeFailure({ code: 'bad-call', detail: name })
    return handler(args)
  }

  return {
    calls,
    campaigns,
    failNext: (name, error) => failures.set(name, error),
    tell: news => listeners.forEach(listener => listener(news)),
    onNews(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async call(name, args): Promise<CallReply<unknown>> {
      calls.push(name as CallName)
      try {
        return { ok: true, result: answer(name as CallName, args) }
      } catch (error) {
        if (error instanceof FakeFailure) return { ok: false, error: error.error }
        throw error
      }
    }
  }
}

/** Installs the fake host as the page's bridge. */
export function installFakeHost(host: FakeHost = createFakeHost()): FakeHost {
  Object.defineProperty(window, 'flagship', { value: host, configurable: true, writable: true })
  return host
}
