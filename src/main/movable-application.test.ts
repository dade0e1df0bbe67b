import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CallArgs, CallName, CallResult } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { Application } from './application'
import { startMovable, type FolderShell } from './movable-application'
import { locate } from './store/location/location'
import { nodeDisk } from './store/disk/node-disk'
import { acquireLock } from './store/lock/lock'
import { testDir } from '@kit/main/store/test-dir'
import { environmentFor } from './environment'

interface Movable {
  readonly dir: string
  readonly application: Application
  readonly call: <N extends CallName>(name: N, args: CallArgs<N>) => Promise<CallResult<N>>
  readonly shown: string[]
}

async function movable(choice: (dir: string) => string | null, isFixed = false): Promise<Movable> {
  const dir = await testDir()
  const shown: string[] = []
  const folders: FolderShell = {
    choose: () => Promise.resolve(choice(dir)),
    open: path => Promise.resolve(shown.push(path) > 0)
  }
  const location = { home: join(dir, 'home'), dir: join(dir, 'home'), old: null, isFixed }
  const started = await startMovable(
    { location, folders, shell: 'desktop', locale: 'en', onLost: error => expect(error).toBeNull() },
    { ...environmentFor(3), log: () => undefined }
  )
  if (!started.ok) throw new Error(started.error.code)
  const application = started.value
  onTestFinished(() => application.close())
  return { dir, application, shown, call: (name, args) => application.handlers[name](args) }
}

describe('an application whose data is moved', () => {
  it('goes on at the new place with all it had, and news go on', async () => {
    const { dir, application, call } = await movable(root => join(root, 'stick'))
    const news: News['kind'][] = []
    application.onNews(item => news.push(item.kind))
    const campaign = await call('campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: 'en' })
    const key = { campaignId: campaign.id, battleId: campaign.battles[0]?.id ?? '' }
    await call('battle.open', key)
    const before = await call('battle.hash', key)
    const to = join(dir, 'stick')
    expect(await call('data.move', {})).toEqual({ kind: 'done', folder: { dir: to, isFixed: false, old: join(dir, 'home') } })
    expect(await call('app.info', {})).toMatchObject({ dataDir: to })
    await call('battle.open', key)
    expect(await call('battle.hash', key)).toEqual(before)
    news.length = 0
    await call('campaigns.create', { name: 'After', system: 'starfinder-armada' })
    // The players are told of the battle that was opened, whenever that is done.
    expect(news.filter(kind => !kind.startsWith('players.'))).toEqual(['campaigns.changed'])
    expect(await readdir(join(to, 'campaigns'))).toHaveLength(2)
    expect(await readdir(join(dir, 'home', 'campaigns'))).toHaveLength(1)
  })

  it('lets calls wait that come while it is closed', async () => {
    const { call } = await movable(root => join(root, 'stick'))
    const moving = call('data.move', {})
    const made = call('campaigns.create', { name: 'Meanwhile', system: 'starfinder-armada' })
    expect(await moving).toMatchObject({ kind: 'done' })
    await made
    expect((await call('campaigns.list', {})).campaigns.map(({ name }) => name)).toEqual(['Meanwhile'])
  })

  it('stays where it is when no folder is chosen or the folder is refused', async () => {
    const cancelled = await movable(() => null)
    expect(await cancelled.call('data.move', {})).toEqual({ kind: 'cancelled' })
    const { dir, call } = await movable(root => join(root, 'home', 'campaigns'))
    expect(await call('data.move', {})).toMatchObject({ kind: 'refused', problem: { code: 'inside' } })
    expect(await call('app.info', {})).toMatchObject({ dataDir: join(dir, 'home') })
    await call('campaigns.create', { name: 'Still here', system: 'starfinder-armada' })
    expect(await readdir(join(dir, 'home', 'campaigns'))).toHaveLength(1)
  })

  it('is not moved from a folder that was named when it was started', async () => {
    const { call } = await movable(root => join(root, 'stick'), true)
    expect(await call('data.move', {})).toMatchObject({ kind: 'refused', problem: { code: 'fixed' } })
  })

  it('deletes the old copy when it is told to, and is found at the new place still', async () => {
    const { dir, call } = await movable(root => join(root, 'stick'))
    await call('campaigns.create', { name: 'Kessar', system: 'starfinder-armada' })
    await call('data.move', {})
    expect(await readFile(join(dir, 'home', 'MOVED.txt'), 'utf8')).toContain(join(dir, 'stick'))
    expect(await call('data.removeOld', {})).toEqual({ kind: 'done', folder: { dir: join(dir, 'stick'), isFixed: false, old: null } })
    expect((await readdir(join(dir, 'home'))).filter(name => name !== 'LOCK')).toEqual(['location.json', 'location.json.bak'])
    expect(await locate(nodeDisk, join(dir, 'home'))).toMatchObject({ ok: true, value: { dir: join(dir, 'stick') } })
  })

  it('gives back the place where it is now when the system ends the session', async () => {
    const { dir, application, call } = await movable(root => join(root, 'stick'))
    await call('data.move', {})
    application.releaseNow()
    expect((await acquireLock(nodeDisk, join(dir, 'stick'))).ok).toBe(true)
  })

  it('shows the folder', async () => {
    const { dir, call, shown } = await movable(() => null)
    await call('data.open', {})
    expect(shown).toEqual([join(dir, 'home')])
  })
})
