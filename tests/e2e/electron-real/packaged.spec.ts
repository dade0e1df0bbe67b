import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { version } from '../../../package.json'
import { ask, plainArmada } from '../support/begin'
import { removeFolder } from '../support/remove-folder'
import { chromiumSwitches, definedEnv } from './launch-electron'

/** A program that `npm run package` made, named by `FLAGSHIP_PROGRAM`. */
const PROGRAM = process.env['FLAGSHIP_PROGRAM'] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'flagship-packaged-'))
const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(PROGRAM, [...chromiumSwitches(), ...args], {
    env: { ...definedEnv(), FLAGSHIP_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })

afterAll(() => removeFolder(folder))

describe('the packaged program', () => {
  it('opens its window from its archive, and keeps what is made', async () => {
    const child = start(['--remote-debugging-port=0'])
    const browser = await chromium.connectOverCDP(await addressOf(child))
    const [page] = browser.contexts().flatMap(context => context.pages())
    if (page === undefined) throw new Error('The packaged program showed no window')
    await page.locator('main').first().waitFor()
    expect(await ask(page, 'app.info', {})).toMatchObject({ version, shell: 'desktop' })
    await ask(page, 'campaigns.create', { name: 'Vast', system: 'starfinder-armada' })
    // Step 7 of docs/release-checklist.md: worker threads read from the archive.
    const done = page.evaluate(
      () =>
        new Promise(finish => {
          window.flagship.onNews(news => {
            if (news.kind === 'forecast.progress' && news.report.state !== 'running') finish(news.report)
          })
        })
    )
    const [armada, opponent] = [plainArmada('north', 5, 3), plainArmada('south', 5, 3)]
    await ask(page, 'forecast.start', { setup: { armada, opponent, rulings: {}, seed: 7 }, battles: 10_000 })
    expect(await done).toMatchObject({ state: 'done', totals: { battles: 10_000 } })
    const ended = once(child, 'exit')
    await browser.close()
    child.kill()
    await ended
  })

  it('is not a Node for whoever asks it to be (S1 row 19)', async () => {
    const child = start(['--eval', 'process.stdout.write("I am Node")'], { ELECTRON_RUN_AS_NODE: '1' })
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    await Promise.race([once(child, 'exit'), new Promise(done => setTimeout(done, 3000))])
    child.kill()
    expect(said).not.toContain('I am Node')
  })
})

/** The debugging address that the program prints on standard error. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('The packaged program has no error output')
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /DevTools listening on (ws:\S+)/u.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The packaged program ended before it showed a window')
}
