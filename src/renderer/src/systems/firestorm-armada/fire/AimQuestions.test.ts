import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { aim, atDice, chosen, foot, MOVED } from '@kit/renderer/firestorm-table'
import { diceTyped, pressKey, tableOf, typeAzerty } from '@kit/renderer/table-of'
import type { WholeScreen } from '@kit/renderer/whole-screen'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { chooseKeyboard } from '../../../ui/keys/layout'
import { useBattleStore } from '../../../session/battle-store'

let screen: WholeScreen | null = null
afterEach(async () => {
  // What is being typed would be saved a moment later, when the next battle is open.
  await useBattleStore().cancel()
  screen?.close()
  screen = null
  chooseKeyboard('auto')
})

const state = (): BattleState => screen?.host.timeline.state as BattleState

describe('digits of an attack, on a French keyboard', () => {
  it('answer the question that has the keys, with Shift as well, and are dice after Enter', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await typeAzerty('2', { shiftKey: true })
    expect([chosen('starboard'), state().activeUnitId, document.querySelector('.target')?.getAttribute('data-ship')]).toEqual([
      true,
      'red1',
      'x'
    ])
    await pressKey('Enter')
    await typeAzerty('51')
    await typeAzerty('2', { shiftKey: true })
    expect(diceTyped()).toBe('512')
  })

  it('are dice where no answer has that digit', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await typeAzerty('512')
    expect([diceTyped(), atDice(), chosen('port')]).toEqual(['512', true, true])
  })

  it('are dice after the range: arc, sight and sharing have their usual answers', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await pressKey('j')
    expect(foot()).toContain('answer the question')
    await typeAzerty('12')
    expect([chosen('1'), atDice(), foot().includes('answer the question'), foot().includes('to the dice')]).toEqual([
      true,
      true,
      false,
      true
    ])
    await typeAzerty('213322')
    expect([diceTyped(), ['full', 'clear', 'alone'].map(chosen)]).toEqual(['213322', [true, true, true]])
  })

  it('answer the questions after it once arrows have gone there, and are dice again', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await typeAzerty('1')
    for (let row = 0; row < 3; row += 1) await pressKey('ArrowUp')
    await typeAzerty('2')
    expect([chosen('partial'), atDice()]).toEqual([true, true])
    await pressKey('ArrowUp')
    await pressKey('ArrowDown')
    expect(atDice()).toBe(true)
    await typeAzerty('2')
    expect([diceTyped(), chosen('split')]).toEqual(['2', false])
  })

  it('are dice once an answer was chosen by pointer', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    const partial = document.querySelector<HTMLInputElement>('[data-answer="partial"]')
    partial?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    partial?.focus()
    partial?.click()
    await flushPromises()
    await typeAzerty('312')
    expect([diceTyped(), chosen('partial')]).toEqual(['312', true])
  })

  it('are dice once the target was chosen by pointer', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    const strip = document.querySelector<HTMLElement>('[data-ship="x"]')
    strip?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    strip?.click()
    await flushPromises()
    await typeAzerty('112')
    expect([diceTyped(), chosen('port')]).toEqual(['112', true])
  })

  it('are dice once the fire is linked by its key', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await pressKey('l')
    expect([chosen('combined'), atDice()]).toEqual([true, true])
  })

  it('go to a split once it is chosen by its key', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await pressKey('s')
    expect([chosen('split'), document.activeElement?.matches('[data-split]')]).toEqual([true, true])
  })
})

describe('the key held for an enemy', () => {
  it('is the same in the hint and at the foot, with Alt where digits need Shift', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    const hint = (): string => document.querySelector('[data-attack] .hint')?.textContent ?? ''
    expect([hint().includes('Shift and the number'), foot().includes('⇧ 1–9')]).toEqual([true, true])
    chooseKeyboard('azerty')
    await flushPromises()
    expect([hint().includes('Alt and the number'), foot().includes('Alt 1–9')]).toEqual([true, true])
  })
})
