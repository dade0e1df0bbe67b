import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { aFleet, aShip } from '@kit/systems/firestorm-armada'
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

/** Two ships of one name on different sides. */
const FLEETS = [
  aFleet('red', [[aShip('a', { name: 'Cruiser' }), aShip('b')], [aShip('c')]], ['v']),
  aFleet('blue', [[aShip('x', { name: 'Cruiser', shields: 2 }), aShip('y')], [aShip('z')]], ['p', 'q'])
]
/** Squadron 1 of red has moved, and is about to fire. */
const MOVED: readonly Played[] = [
  [
    {
      type: 'beginBattle',
      name: 'test',
      fleets: FLEETS.map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet })),
      rulings: { 'fa.critTable': 'optionalHardback' }
    }
  ],
  [{ type: 'advancePhase' }],
  [{ type: 'placeTurnCards', fleetId: 'red', cards: [] }],
  [{ type: 'placeTurnCards', fleetId: 'blue', cards: [] }],
  [{ type: 'advancePhase' }],
  [{ type: 'rollInitiative' }, [5, 5], [1, 1]],
  [{ type: 'advancePhase' }],
  [{ type: 'activateUnit', unitId: 'red1' }],
  [{ type: 'moveShip', shipId: 'a', inches: 4, rams: false }],
  [{ type: 'moveShip', shipId: 'b', inches: 4, rams: false }]
]
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
const chosen = (answer: string): boolean | undefined => document.querySelector<HTMLInputElement>(`[data-answer="${answer}"]`)?.checked
const atDice = (): boolean => document.activeElement?.matches('[data-dice-field]') === true
const label = (): string | undefined => document.querySelector('form.prompt label')?.textContent
const aim = async (): Promise<void> => pressKey('1', { shiftKey: true })

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

  it('plays a card from the field of what it says, empty or not', async () => {
    screen = await tableOf('firestorm-armada', MOVED)
    await pressKey('c')
    document.querySelector<HTMLInputElement>('[data-card-text]')?.focus()
    await pressKey('Enter')
    expect(state().played).toHaveLength(1)
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
