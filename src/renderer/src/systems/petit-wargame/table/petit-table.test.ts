import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { aShip, aSquadron, at, PLAIN, setupOf } from '@kit/systems/petit-wargame'
import { pressKey, tableOf, typeAzerty, type Played } from '@kit/renderer/table-of'
import type { WholeScreen } from '@kit/renderer/whole-screen'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { useBattleStore } from '../../../session/battle-store'

let screen: WholeScreen | null = null
afterEach(async () => {
  await useBattleStore().cancel()
  screen?.close()
  screen = null
})

const state = (): BattleState => screen?.host.timeline.state as BattleState
const SETUP = setupOf([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', { ...PLAIN, top: 'w', bottom: 'y' }))])
/** Our squadron acts, this far from theirs. */
const acting = (apart: number): readonly Played[] => [
  [SETUP],
  [{ type: 'rollDeployment' }, [6], [1]],
  [{ type: 'placeSquadron', squadronId: 'ours', at: at(5, 5, 5) }],
  [{ type: 'placeSquadron', squadronId: 'theirs', at: at(5 + apart, 5, 5) }],
  [{ type: 'rollInitiative' }, [6], [1]],
  [{ type: 'activateSquadron', squadronId: 'ours' }]
]

describe('the answer to a detector', () => {
  it('is chosen by its number, on a French keyboard too, and the digits after it are dice', async () => {
    screen = await tableOf('petit-wargame', [...acting(1), [{ type: 'attemptDetection', shipId: 'a', detector: 'W', targetId: 'x' }]])
    await flushPromises()
    expect([state().activation?.detection?.targetId, document.querySelector('.foot-bar .keys')?.textContent.includes('answer')]).toEqual([
      'x',
      true
    ])
    const answers = [...document.querySelectorAll<HTMLInputElement>('[name=countermeasure]')]
    await typeAzerty('2')
    expect(answers.map(one => one.checked)).toEqual([false, true])
    await typeAzerty('12')
    expect(answers.map(one => one.checked)).toEqual([false, true])
    expect(document.querySelector<HTMLInputElement>('[data-dice-field]')?.value).toBe('12')
  })
})

describe('a combat with nobody in range', () => {
  it('does not end by a stray Enter', async () => {
    screen = await tableOf('petit-wargame', [...acting(9), [{ type: 'advancePhase' }], [{ type: 'advancePhase' }]])
    document.querySelector<HTMLElement>('[data-engage]')?.click()
    await pressKey('Enter')
    await pressKey('Escape')
    await pressKey('Enter')
    expect([state().phase, state().activation?.squadronId]).toEqual(['combat', 'ours'])
  })
})
