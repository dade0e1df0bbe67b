import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { IMPORT_HEAP_MB } from '../../../src/main/exchange/import-runner'
import { ask } from '../support/begin'
import { OUT } from '../support/built'
import { removeFolder } from '../support/remove-folder'
import { chromiumSwitches, definedEnv, launchElectron, type RealElectron } from './launch-electron'
import { electronProgram } from './runtime'

/** The steps of docs/release-checklist.md that need no person, on the real runtime. The numbers are those of the page. */

const folder = mkdtempSync(join(tmpdir(), 'flagship-steps-'))
let real: RealElectron
let starts = 0

async function started(dataDir = join(folder, String((starts += 1))), args: readonly string[] = []): Promise<string> {
  real = await launchElectron(dataDir, args)
  return dataDir
}

afterEach(() => real.close())
afterAll(() => removeFolder(folder))

describe('steps 2 and 3: the window', () => {
  it('is visible, whatever draws the desktop, and no larger than its display lets it be', async () => {
    await started()
    const seen = (): Promise<boolean> => real.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() === true)
    await expect.poll(seen).toBe(true)
    const fits = await real.app.evaluate(({ BrowserWindow, screen }) => {
      const [width, height] = BrowserWindow.getAllWindows()[0]?.getMinimumSize() ?? [Infinity, Infinity]
      return screen.getAllDisplays().every(({ workArea }) => (width ?? 0) <= workArea.width && (height ?? 0) <= workArea.height)
    })
    expect(fits).toBe(true)
  })
})

describe('step 5: a file with spaces and accents', () => {
  const file = join(folder, 'Été à Kessar (2).flagship')
  cpSync(join('tests', 'fixtures', 'first', 'starfinder-armada.flagship'), file)

  it('is looked at when Flagship is started with it, and when it runs already', async () => {
    const dataDir = await started(undefined, [file])
    await real.page.getByRole('dialog').waitFor()
    await real.page.keyboard.press('Escape')
    await real.page.getByRole('dialog').waitFor({ state: 'detached' })
    const second = spawn(electronProgram(), [...chromiumSwitches(), resolve(OUT, 'main', 'index.js'), file], {
      env: { ...definedEnv(), FLAGSHIP_DATA: dataDir },
      stdio: 'ignore'
    })
    await once(second, 'exit')
    await real.page.getByRole('dialog').waitFor()
  })
})

describe('step 8: a file that fills all memory', () => {
  it('ends its reader and not the program', async () => {
    await started()
    const bomb = join(folder, 'bomb.mjs')
    const source =
      'process.parentPort.postMessage(getHeapStatistics().heap_size_limit)\nconst held = []; for (;;) held.push(new Array(100_000).fill(held))'
    writeFileSync(bomb, `import { getHeapStatistics } from 'node:v8'\n${source}\n`)
    const { limit, code } = await real.app.evaluate(
      ({ utilityProcess }, [path, heapMb]) =>
        new Promise<{ limit: number; code: number }>(done => {
          const child = utilityProcess.fork(path, [], { execArgv: [`--js-flags=--max-old-space-size=${String(heapMb)}`], stdio: 'ignore' })
          let said = 0
          child.on('message', (message: number) => (said = message))
          child.on('error', () => undefined)
          child.on('exit', end => done({ limit: said, code: end }))
        }),
      [bomb, IMPORT_HEAP_MB] as const
    )
    expect(limit).toBeLessThan((IMPORT_HEAP_MB + 512) * 1024 * 1024)
    expect(code).not.toBe(0)
    expect(await ask(real.page, 'campaigns.list', {})).toMatchObject({ campaigns: [] })
  })
})

describe('steps 13 and 14: an end that nobody waited for', () => {
  it('leaves the data free when the session ends, and when the process number lives on', async () => {
    const dataDir = await started()
    await ask(real.page, 'campaigns.create', { name: 'Vast', system: 'starfinder-armada' })
    await real.app.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0]?.emit('session-end'))
    expect(claimOf(dataDir).claim).toMatchObject({ released: true })
    await real.kill()
    await started(dataDir)
    await real.kill()
    // The claim of a program that was killed, and its number is ours now.
    const { path, claim } = claimOf(dataDir)
    expect(claim).toMatchObject({ released: false })
    writeFileSync(path, JSON.stringify({ ...claim, pid: process.pid }))
    await started(dataDir)
    expect(await ask(real.page, 'campaigns.list', {})).toMatchObject({ campaigns: [{ name: 'Vast' }] })
  })
})

describe('step 15: a page that crashes', () => {
  it('is drawn again in the same window', async () => {
    await started()
    const drawn = (): Promise<boolean> =>
      real.app.evaluate(async ({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        if (contents === undefined || contents.isCrashed() || contents.isLoading()) return false
        return (await contents.executeJavaScript('document.querySelector("main") !== null && window.before === undefined')) === true
      })
    await real.page.locator('main').first().waitFor()
    await real.page.evaluate(() => void Object.assign(window, { before: true }))
    await real.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
    await expect.poll(drawn).toBe(true)
  })
})

function claimOf(dataDir: string): { readonly path: string; readonly claim: Readonly<Record<string, unknown>> } {
  const [highest = ''] = readdirSync(join(dataDir, 'LOCK')).sort().reverse()
  const path = join(dataDir, 'LOCK', highest)
  return { path, claim: JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>> }
}
