import { describe, expect, it } from 'vitest'
import type { SystemId } from '@shared/campaign/campaign'
import { testApplication } from '@kit/main/application'
import { chanceOf, type Chance } from '../support/chance'
import { nextCommand as nextInDystopianWars } from '../support/dystopian-wars/whole-battle'
import { nextCommand as nextInFirestorm } from '../support/firestorm-armada/whole-battle'
import { nextCommand as nextInPetitWargame } from '../support/petit-wargame/whole-battle'
import { nextCommand as nextInStarfinder } from '../support/whole-battle'
import { nextCommand as nextInXWing } from '../support/xwing/whole-battle'

interface Command {
  readonly type: string
}

/** How a battle of each game continues by the book, and what in it is secret until it strikes. */
const GAMES = [
  ['starfinder-armada', nextInStarfinder, 'stageAttack'],
  ['firestorm-armada', nextInFirestorm, null],
  ['dystopian-wars', nextInDystopianWars, null],
  ['xwing', nextInXWing, null],
  ['petit-wargame', nextInPetitWargame, null]
] as const satisfies readonly (readonly [SystemId, (chance: Chance, state: never) => Command | null, string | null])[]

const STEPS = 80

describe('nothing appears on the player screen by accident', () => {
  it.each(GAMES)('in %s: neither dice that are asked and typed, nor what is staged', async (system, next, secret) => {
    const { call } = await testApplication()
    const campaign = await call('campaigns.createSample', { name: 'Sample', system, locale: 'en' })
    const key = { campaignId: campaign.id, battleId: campaign.battles[0]?.id ?? '' }
    await call('battle.open', key)
    await call('players.show', { ...key, eyes: 'A', showing: { kind: 'battle' }, note: null })
    const screen = async () => JSON.stringify((await call('players.frame', {})).scene)
    const chance = chanceOf(7)
    const seen = { dice: 0, staged: 0 }
    for (let step = 0; step < STEPS; step += 1) {
      const command = (next as (chance: Chance, state: unknown) => Command | null)(chance, await call('battle.state', key))
      if (command === null) break
      const before = await screen()
      let result = await call('battle.submit', { ...key, command })
      while (result.kind === 'needs') {
        await call('battle.draft', { ...key, text: '6' })
        expect(await screen(), `${command.type} with dice typed`).toBe(before)
        seen.dice += 1
        result = await call('battle.answer', { ...key, roll: true })
      }
      if (command.type !== secret) continue
      expect(await screen(), `${command.type} that waits`).toBe(before)
      seen.staged += 1
    }
    expect(seen.dice).toBeGreaterThan(2)
    expect(seen.staged > 0).toBe(secret !== null)
  })
})
