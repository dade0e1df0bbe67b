import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { officerId, ranksAs, type DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBattleOf, plainArmada } from './support/begin'
import { removeFolder } from './support/remove-folder'
import { acting, next, typeFaces } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

const LONG = 'Armada du Protectorat des Mondes Extérieurs de la Confédération Stellaire'

/** The first fleet of an armada with a long name, and three officers aboard whose names are as long. */
function crowded(): DraftArmada {
  const armada = plainArmada('crowd', 5, 3)
  const fleet = armada.fleets[0]
  if (fleet === undefined) throw new Error('No fleet')
  const roles = ['admiral', 'chiefEngineer', 'chiefTechnician'] as const
  return {
    ...armada,
    name: LONG,
    officers: roles.map(role => ({
      id: officerId(role),
      name: `Anne-Élisabeth de Montmorency-Beauregard ${role}`,
      role,
      fleetId: fleet.id,
      ranks: ranksAs(role, 6),
      baseAttackBonus: null,
      isPlayer: true,
      resolvePoints: 2
    }))
  }
}

describe('names of any length push nothing off the screen', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-long-'))
  let app: WebApp
  let page: Page
  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openBattleOf(page, [crowded(), { ...plainArmada('few', 5, 3), name: LONG }])
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('neither an officer of a strip', async () => {
    expect(await beyond('.crew', '.off u')).toEqual([0, 3])
  })

  it('nor the Resolve Points of the order of movement', async () => {
    await typeFaces(page, [4, 4, 4])
    for (let phase = 0; phase < 3; phase += 1) await acting(page, () => next(page))
    await page.locator('table .box').first().waitFor()
    expect(await beyond('.centre', 'table .box')).toEqual([0, 3])
  })

  it('nor the warning of the line that says what is due', async () => {
    await typeFaces(page, [1])
    await typeFaces(page, [6])
    await page.locator('.due .caut').waitFor()
    expect(await page.locator('.due .what').innerText()).toContain(LONG)
    expect(await beyond('.due', '.caut')).toEqual([0, 1])
  })

  /** How many of these overflow their container, and how many there are. */
  function beyond(within: string, what: string): Promise<readonly [number, number]> {
    return page.evaluate(
      ([around, inner]) => {
        const boxes = [...document.querySelectorAll(around)].flatMap(box =>
          [...box.querySelectorAll(inner)].map(one => [box.getBoundingClientRect(), one.getBoundingClientRect()] as const)
        )
        return [boxes.filter(([box, one]) => one.left < box.left || one.right > box.right).length, boxes.length] as const
      },
      [within, what] as const
    )
  }
})
