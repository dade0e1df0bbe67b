import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { aim, chosen, label, MOVED } from '@kit/renderer/firestorm-table'
import { diceTyped, pressKey, tableOf, typeAzerty, type Played } from '@kit/renderer/table-of'
import type { WholeScreen } from '@kit/renderer/whole-screen'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { useBattleStore } from '../../../session/battle-store'

let screen: WholeScreen | null = null
afterEach(async () => {
  // What is being typed would be saved a moment later, when the next battle is open.
  await useBattleStore().cancel()
  screen?.close()
  screen = null
})

const FIRED: Played = [
  {
    type: 'fireWeapons',
    targetId: 'x',
    aims: [{ shipId: 'a', weaponId: 'port', band: 0, arc: 'full', sight: 'clear' }],
    splitDice: null,
    gmDice: 0
  },
  [6, 6, 6, 6, 4, 4],
  [5, 5, 5, 5]
]
const EXPLODED: Played = [{ type: 'settleCritical', obligationId: 'o5', row: null, outcome: '' }, [1, 1]]

const state = (): BattleState => screen?.host.timeline.state as BattleState

describe('the dice that the game master adds', () => {
  it('may be fewer: a sign that is typed first stays in the field', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    const field = document.querySelector<HTMLInputElement>('.sum input') as HTMLInputElement
    const total = (): string | undefined => document.querySelector('.sum b')?.textContent
    const before = Number(total())
    for (const typed of ['', '-2']) {
      field.value = typed
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await flushPromises()
      expect(field.value).toBe(typed)
    }
    expect(Number(total())).toBe(before - 2)
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await flushPromises()
    expect([field.value, Number(total())]).toEqual(['-2', before - 2])
  })
})

describe('the gauges of a ship', () => {
  it('open the correction at the value that is clicked', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    for (const [gauge, field] of [
      ['crew', 'crewLeft'],
      ['hull', 'hullLeft']
    ] as const) {
      document.querySelector<HTMLElement>(`[data-ship=a] [data-corrects] [data-gauge=${gauge}] b`)?.click()
      await flushPromises()
      expect(document.activeElement?.getAttribute('data-field')).toBe(field)
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
      await flushPromises()
    }
  })
})

describe('a new target', () => {
  it('keeps the weapon that was chosen', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await pressKey('3')
    expect(chosen('turret')).toBe(true)
    await pressKey('2', { shiftKey: true })
    expect([document.querySelector('.target')?.getAttribute('data-ship'), chosen('turret')]).toEqual(['z', true])
  })

  it('says that its shields are not rolled, and lets them', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    const offer = document.querySelector<HTMLButtonElement>('[data-use-shields]')
    expect(offer?.textContent).toContain('2 shield dice')
    offer?.click()
    await flushPromises()
    expect([state().rulings['fa.shields'], document.querySelector('[data-use-shields]')]).toEqual(['yes', null])
  })
})

describe('Enter', () => {
  it('boards at once', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await pressKey('b')
    await aim()
    await pressKey('Enter')
    expect(state().boardings).toHaveLength(1)
  })

  it('settles a boarding, whose target is let go of', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await pressKey('b')
    await aim()
    await pressKey('Enter')
    const marks = (): readonly (string | null)[] =>
      ['.target', '.pointed'].map(one => document.querySelector(one)?.getAttribute('data-ship') ?? null)
    expect(marks()).toEqual([null, 'a'])
    await pressKey('Enter')
    expect([state().obligations, marks(), document.querySelector('[data-attack] .vs .to .name')]).toEqual([[], [null, 'a'], null])
    expect(document.querySelector('[data-attack]')).not.toBeNull()
  })

  it('plays a card from the field of what it says, empty or not', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await pressKey('c')
    document.querySelector<HTMLInputElement>('[data-card-text]')?.focus()
    await pressKey('Enter')
    expect(state().played).toHaveLength(1)
  })
})

describe('undo in a field of words', () => {
  it('takes back the last act where nothing is typed, and leaves what is typed to its field', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await pressKey('b')
    await aim()
    await pressKey('Enter')
    const field = document.querySelector<HTMLInputElement>('[data-field=outcome]') as HTMLInputElement
    field.focus()
    const type = (text: string, inputType: string): void => {
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
    }
    type('Held', 'insertText')
    await pressKey('z', { ctrlKey: true })
    type('', 'deleteContentBackward')
    await pressKey('z', { ctrlKey: true })
    expect(state().boardings).toHaveLength(1)
    type('', 'historyUndo')
    await pressKey('z', { ctrlKey: true })
    expect(state().boardings).toHaveLength(0)
  })
})

describe('dice that were taken', () => {
  it('stay while a value is corrected', async () => {
    screen = await tableOf('firestorm-armada', [...MOVED])
    await aim()
    await pressKey('Enter')
    await typeAzerty('644444')
    await pressKey('Enter')
    expect(label()).toContain('extra dice')
    const correction = { type: 'correctShip', shipId: 'y', correction: { hullLost: 1 }, reason: '' }
    await useBattleStore().submit(correction)
    await flushPromises()
    expect([label()?.includes('extra dice'), useBattleStore().pending?.answered.length]).toEqual([true, 1])
    await typeAzerty('5')
    await pressKey('Enter')
    expect(state().ships.find(ship => ship.id === 'a')?.targets).toEqual(['x'])
  })

  it('stay while something else waits to be resolved', async () => {
    screen = await tableOf('firestorm-armada', [...MOVED, FIRED])
    await typeAzerty('6')
    await new Promise(done => setTimeout(done, 300))
    await pressKey('c')
    expect([diceTyped(), document.querySelector('[data-card]')]).toEqual(['6', null])
  })

  it('keep their tab, which the table says until the next key; once they are deleted, its key goes to another', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await aim()
    await pressKey('Enter')
    await typeAzerty('6')
    await new Promise(done => setTimeout(done, 300))
    const said = (): string | undefined => document.querySelector('[data-why-not]')?.textContent
    const tab = (): string | undefined =>
      document.querySelector('[data-action][aria-pressed=true]')?.getAttribute('data-action') ?? undefined
    await pressKey('c')
    expect([diceTyped(), tab()]).toEqual(['6', 'fire'])
    expect(said()).toContain('half done')
    await pressKey('Backspace')
    expect(said()).toBeUndefined()
    const field = document.querySelector<HTMLInputElement>('[data-dice-field]') as HTMLInputElement
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(done => setTimeout(done, 300))
    await pressKey('c')
    expect([tab(), useBattleStore().pending]).toEqual(['card', null])
    await pressKey('f')
    expect([tab(), document.querySelector('.target')?.getAttribute('data-ship')]).toEqual(['fire', 'x'])
  })
})

describe('an explosion', () => {
  it('names the ship that is struck, with its side, before each of its rolls', async () => {
    screen = await tableOf('firestorm-armada', [...MOVED, FIRED, EXPLODED])
    const boxes = ['a', 'y'].map(id => document.querySelector<HTMLInputElement>(`[data-pick="${id}"]`))
    for (const box of boxes) {
      box?.click()
      await flushPromises()
    }
    const first = label()
    document.querySelector<HTMLInputElement>('[data-dice-field]')?.focus()
    await typeAzerty('111111111111')
    await pressKey('Enter')
    expect([first, label()]).toEqual(['Cruiser A1 (1 of 2), explosion12d6', 'y (2 of 2), explosion12d6'])
    expect(document.querySelector('[data-settle]')?.textContent).toContain('Cruiser A1: no hits')
  })
})
