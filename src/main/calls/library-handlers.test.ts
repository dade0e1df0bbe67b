import { describe, expect, it } from 'vitest'
import { testApplication } from '@kit/main/application'
import { present } from '@shared/kernel/present'
import { hostedSystem, SYSTEM_IDS, type Roster } from '@shared/systems/index'

let last = 0
const sample = (system: (typeof SYSTEM_IDS)[number]): Roster =>
  present(hostedSystem(system).sampleRosters(() => `r${String((last += 1))}`, 'en')[0], 'a sample')

describe('the library of one’s own rosters', () => {
  it.each(SYSTEM_IDS)('keeps rosters of %s apart from those of other games, and through a restart', async system => {
    const { call, application, dataDir } = await testApplication()
    const [roster, other] = [sample(system), sample(system === 'xwing' ? 'petit-wargame' : 'xwing')]
    await call('library.keep', { system: system === 'xwing' ? 'petit-wargame' : 'xwing', roster: other })
    expect(await call('library.keep', { system, roster })).toEqual([roster])
    await application.close()
    const again = await testApplication(dataDir)
    expect(await again.call('library.list', { system })).toEqual([roster])
  })
  it('gives back what was deleted in its place, and replaces a roster of the same id', async () => {
    const { call } = await testApplication()
    const rosters = [sample('xwing'), sample('xwing'), sample('xwing')]
    for (const roster of rosters) await call('library.keep', { system: 'xwing', roster })
    const [first, second, third] = rosters as [Roster, Roster, Roster]
    expect(await call('library.remove', { system: 'xwing', rosterId: second.id })).toEqual([first, third])
    expect(await call('library.keep', { system: 'xwing', roster: second, at: 1 })).toEqual(rosters)
    const renamed = { ...third, name: 'Dusk' }
    expect(await call('library.keep', { system: 'xwing', roster: renamed })).toEqual([first, second, renamed])
  })
  it('goes out with everything and comes in elsewhere, where nothing changes that was there', async () => {
    const { call } = await testApplication()
    const [same, changed, fresh] = [sample('xwing'), sample('xwing'), sample('dystopian-wars')]
    for (const roster of [same, changed]) await call('library.keep', { system: 'xwing', roster })
    await call('library.keep', { system: 'dystopian-wars', roster: fresh })
    const bytes = Buffer.from((await call('export.everything', {}))[0]?.text ?? '')
    const other = await testApplication()
    const own = { ...changed, name: 'Dusk' }
    for (const roster of [same, own]) await other.call('library.keep', { system: 'xwing', roster })
    const { id } = await other.call('import.begin', { bytes: bytes.length })
    await other.call('import.piece', { id, data: bytes.toString('base64') })
    const preview = { kind: 'campaigns', campaigns: [], library: [same.name, changed.name, fresh.name] }
    expect(await other.call('import.check', { id })).toEqual({ kind: 'ready', preview })
    await other.call('import.accept', { id })
    const squads = await other.call('library.list', { system: 'xwing' })
    expect(squads).toEqual([same, own, { ...changed, id: squads[2]?.id }])
    expect([own.id, same.id]).not.toContain(squads[2]?.id)
    expect(await other.call('library.list', { system: 'dystopian-wars' })).toEqual([fresh])
  })
  it('refuses a roster of another game, and to delete what is not there', async () => {
    const { call } = await testApplication()
    const keep = call('library.keep', { system: 'xwing', roster: sample('starfinder-armada') })
    await expect(keep).rejects.toMatchObject({ code: 'bad-args' })
    await expect(call('library.remove', { system: 'xwing', rosterId: 'none' })).rejects.toMatchObject({ code: 'not-found' })
    expect(await call('library.list', { system: 'xwing' })).toEqual([])
  })
})
