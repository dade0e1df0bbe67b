import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { FOLDER_REFUSALS } from '@shared/ipc/data-folder'
import { testDir } from '@kit/main/store/test-dir'
import { dataMessages } from './data-messages'
import { findForWeb } from './find-for-web'

/** A home with a campaign, and what the terminal would show. */
async function home() {
  const dir = await testDir()
  const said: string[] = []
  await mkdir(join(dir, 'home', 'campaigns'), { recursive: true })
  await writeFile(join(dir, 'home', 'campaigns', 'x.json'), 'Kessar')
  const search = { words: dataMessages('en'), home: join(dir, 'home'), isNamed: false, say: (line: string) => said.push(line) }
  return { dir, said, search }
}

describe('the data of the browser shell', () => {
  it('is moved when the command line says so, and found at the new place from then on', async () => {
    const { dir, said, search } = await home()
    const to = join(dir, 'stick')
    expect(await findForWeb({ dataDir: null, moveTo: to }, search)).toMatchObject({ ok: true, value: { dir: to, old: search.home } })
    expect(said).toEqual([`The data is now in ${to}. The copy in ${search.home} stays until you delete it under Settings.`])
    expect(await readFile(join(to, 'campaigns', 'x.json'), 'utf8')).toBe('Kessar')
    expect(await findForWeb({ dataDir: null, moveTo: null }, search)).toMatchObject({ ok: true, value: { dir: to } })
  })

  it('is where --data or FLAGSHIP_DATA says, whatever the pointer says, and is not moved from there', async () => {
    const { dir, search } = await home()
    await findForWeb({ dataDir: null, moveTo: join(dir, 'stick') }, search)
    expect(await findForWeb({ dataDir: search.home, moveTo: null }, search)).toMatchObject({ value: { dir: search.home, isFixed: true } })
    expect(await findForWeb({ dataDir: null, moveTo: null }, { ...search, isNamed: true })).toMatchObject({ value: { dir: search.home } })
    const moved = await findForWeb({ dataDir: null, moveTo: join(dir, 'other') }, { ...search, isNamed: true })
    expect(moved).toEqual({ ok: false, error: `The data was not moved: the folder ${search.home} was named by --data or FLAGSHIP_DATA.` })
  })

  it('that is gone is said with the way out, and nothing is begun', async () => {
    const { dir, search } = await home()
    const to = join(dir, 'stick')
    await findForWeb({ dataDir: null, moveTo: to }, search)
    await rm(to, { recursive: true })
    const found = await findForWeb({ dataDir: null, moveTo: null }, search)
    expect(found.ok ? '' : found.error).toContain(`is not there: ${to}\nPlug its disk in, or name the folder with --data.`)
    expect((await readdir(dir)).sort()).toEqual(['home'])
  })

  it.each(LOCALES)('has a sentence of its own for each refusal in %s', language => {
    const said = FOLDER_REFUSALS.map(code => dataMessages(language).notMoved({ code, path: '/x' }))
    expect(new Set(said).size).toBe(FOLDER_REFUSALS.length)
    expect(said.every(sentence => sentence.includes('/x'))).toBe(true)
  })
})
