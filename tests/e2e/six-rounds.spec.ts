import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ask, openBattleOf } from './support/begin'
import { onwards, order } from './support/actions'
import { faultsIn, heardSince, listen } from './support/heard'
import { lookAt, PICTURES, settings } from './support/look'
import { removeFolder } from './support/remove-folder'
import { SHELLS, type Shell } from './support/shells'
import { CONCORD, RAIDERS, RESERVE } from './support/six-armadas'
import { firstRound, secondRound, thirdRound } from './support/six-rounds-first'
import { fifthRound, fourthRound, sixthRound } from './support/six-rounds-last'
import { stateOf } from './support/table'
import { IS_EACH_TAKEN, sampled } from '../support/explored'

const [browser, desktop] = SHELLS
const SIZES = [{ width: 1366, height: 768 }]
const EYES = [
  { ...browser, language: 'en', theme: 'dark' },
  { ...desktop, language: 'fr', theme: 'light' }
] as const
/** The first three of them unless everything is explored. */
const ROUNDS = [firstRound, secondRound, thirdRound, fourthRound, fifthRound, sixthRound].slice(0, IS_EACH_TAKEN ? 6 : 3)

/** Every ability and every officer action in one battle, with scripted choices and dice and an outcome computed by hand. */
describe.each(sampled(EYES, 2, 0))('six rounds, $language $name', ({ start, language, theme }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-six-'))
  let app: Shell
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await app.page.screenshot({ path: join(PICTURES, 'failed.png') }).catch(() => undefined)
    await app.kill().catch(() => undefined)
  })
  afterAll(() => removeFolder(dataDir))

  it('come out as the rules say, and axe finds nothing on any new screen', async () => {
    const found: string[] = []
    app = await start(dataDir)
    const { page } = app
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settings(page, { language, theme })
    const { id } = await openBattleOf(page, [CONCORD, RAIDERS])
    await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster: RESERVE } })
    const look = async (screen: string): Promise<void> => {
      found.push(...(await lookAt(page, screen, { themes: [theme], languages: [language], sizes: SIZES })))
    }
    await listen(page)
    await order(page, '4 4 4')
    expect((await stateOf(page)).distanceHexes).toBe(17)
    await onwards(page)
    for (const round of ROUNDS) await round(page, look)
    expect(found).toEqual([])
    const heard = heardSince(page)
    expect(heard.filter(({ by }) => by === 'spoken').length).toBeGreaterThan(40)
    expect(faultsIn(heard)).toEqual([])
    expect(app.complaints()).toEqual([])
    await app.close()
  })
})
