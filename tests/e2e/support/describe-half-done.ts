import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../support/explored'
import { ask, goToBattle } from './begin'
import { backToRest, holds, otherBattle, settings, type Elsewhere, type Moment } from './half-done'
import { PICTURES, picture } from './look'
import { removeFolder } from './remove-folder'
import { jumpsIn, movedByPointing } from './steady'
import { keyOf } from './table'
import { startWebApp, type WebApp } from './web-app'

/**
 * Every half-done state of a game, or some of one moment in three unless everything is explored, held against Next, Escape, undo, leaving
 * the screen and a kill; and what stands on the screen then, against every option of the panel.
 */
export function describeHalfDone(game: string, moments: readonly Moment[]): void {
  describe(`what is half done in ${game}`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'flagship-half-done-'))
    let app: WebApp
    const start = async (): Promise<void> => {
      app = await startWebApp({ dataDir })
      await app.page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    beforeAll(start)
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await app.page.screenshot({ path: join(PICTURES, `half-done-failed ${game}, ${task.name}.png`) })
    })
    afterAll(async () => {
      await app.close()
      await removeFolder(dataDir)
    })

    describe.each(sampled(moments, 3, game.length))('$name', moment => {
      const { prepare } = moment
      const nth = moments.indexOf(moment)
      const states = sampled(moment.states, 4, nth)
      let at: { readonly campaignId: string; readonly battleId: string }
      let other: Elsewhere
      beforeAll(async () => {
        await prepare(app.page)
        at = keyOf(app.page)
        const { rosters } = await ask(app.page, 'campaigns.get', { campaignId: at.campaignId })
        const [one, two] = rosters.map(roster => roster.id)
        const { battleId } = await otherBattle(app.page, [one ?? '', two ?? ''])
        other = page => goToBattle(page, at.campaignId, battleId)
      })

      it('moves no part of the table as somebody is pointed at, or no longer', async () => {
        expect(await movedByPointing(app.page, () => backToRest(app.page))).toEqual([])
      })

      const inPanel = states.filter(state => state.again === undefined)
      it.runIf(inPanel.length > 0).each(inPanel)('$name: no option moves what is under the pointer', async state => {
        const { page } = app
        if (!page.url().includes(at.battleId)) await goToBattle(page, at.campaignId, at.battleId)
        const reach = async (): Promise<void> => {
          await backToRest(page)
          await state.reach(page)
        }
        await reach()
        await picture(page, `steady ${game}, ${moment.name}, ${state.name}`)
        expect(await jumpsIn(page, reach)).toEqual([])
        await backToRest(page)
      })

      it.each(states)('$name is lost by nothing but its own undoing', async state => {
        // A ship that was chosen in another test would be forgotten at the kill.
        await app.page.reload()
        await goToBattle(app.page, at.campaignId, at.battleId)
        await backToRest(app.page)
        const restart = async (): Promise<void> => {
          await app.kill()
          await start()
          await goToBattle(app.page, at.campaignId, at.battleId)
        }
        // Every other state is left for the settings, and the rest for another battle.
        await holds(state, { app: () => app, restart }, (nth + moment.states.indexOf(state)) % 2 === 0 ? settings : other)
      })
    })
  })
}
