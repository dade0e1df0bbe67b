import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { aForce, aSquadron, aUnit, aWing } from '@kit/systems/dystopian-wars'
import { pressKey, tableOf, typeAzerty, type Played } from '@kit/renderer/table-of'
import type { WholeScreen } from '@kit/renderer/whole-screen'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { useBattleStore } from '../../../session/battle-store'
import { chooseKeyboard } from '../../../ui/keys/layout'

let screen: WholeScreen | null = null
afterEach(async () => {
  // What is being typed would be saved a moment later, when the next battle is open.
  await useBattleStore().cancel()
  screen?.close()
  screen = null
  chooseKeyboard('auto')
})

const FORCES = [
  aForce('us', aSquadron('ours', [aUnit('a'), aUnit('b')], [aWing('f')]), aSquadron('more', [aUnit('c')])),
  aForce('them', aSquadron('theirs', [aUnit('x'), aUnit('y')]))
]
const BEGUN: Played = [
  { type: 'beginBattle', name: 'test', forces: FORCES.map((force, i) => ({ sideId: 'AB'.charAt(i), force })), rulings: {} }
]
const OURS: readonly Played[] = [BEGUN, [{ type: 'activateSquadron', squadronId: 'ours' }]]
const shot = (combatantId: string, weaponId: string, rangeInches: number): Played => [
  {
    type: 'declareAttack',
    fire: { parts: [{ combatantId, weaponId, rangeInches, obstructions: 0 }], option: 'single', splitDice: null },
    targetId: 'x'
  }
]
/** Ours have fired with the wing and a ship; theirs may counter. */
const FIRED: readonly Played[] = [...OURS, shot('f', 'ordnance', 1), shot('a', 'gun', 8), [{ type: 'advanceStep' }]]

const state = (): BattleState => screen?.host.timeline.state as BattleState
const attacks = () => state().activation?.attacks ?? []
const isChosen = (choice: string): boolean | undefined => document.querySelector<HTMLInputElement>(`[data-choice="${choice}"]`)?.checked
const help = (): string | undefined => document.querySelector('[data-declare-help]')?.textContent

describe('a counter-attack', () => {
  it('is declared with the digits of the side in hand', async () => {
    screen = await tableOf('dystopian-wars', FIRED)
    await pressKey('1')
    expect([isChosen('target f'), isChosen('firer x')]).toEqual([true, true])
    await pressKey('Enter')
    expect(attacks().at(-1)).toMatchObject({ role: 'counter', targetId: 'f', parts: [{ combatantId: 'x' }] })
  })

  it('leaves the step to N once it is declared, and is let go with one Esc before', async () => {
    screen = await tableOf('dystopian-wars', FIRED)
    await pressKey('1')
    await pressKey('Escape')
    expect(isChosen('firer x')).toBe(false)
    await pressKey('n')
    await pressKey('n')
    expect(state().step).not.toBe('declareCounters')
  })

  it('never takes a choice that the rules refuse', async () => {
    screen = await tableOf('dystopian-wars', FIRED)
    for (const key of ['1', 'Enter']) await pressKey(key)
    const declared = attacks().length
    for (let times = 0; times < 3; times += 1) await pressKey('Enter')
    expect(attacks()).toHaveLength(declared)
    expect(state().step).not.toBe('declareCounters')
  })

  it('shows the key that works at any time for the other side', async () => {
    chooseKeyboard('azerty')
    screen = await tableOf('dystopian-wars', OURS)
    const target = document.querySelector('[data-choice="target x"]')?.closest('label')
    expect(target?.querySelector('kbd')?.textContent).toBe('Alt 1')
    await typeAzerty('1', { altKey: true })
    expect(isChosen('target x')).toBe(true)
  })
})

describe('a split', () => {
  async function half(): Promise<void> {
    screen = await tableOf('dystopian-wars', OURS)
    await pressKey('1', { shiftKey: true })
    for (const key of ['1', '1', 's']) await pressKey(key)
  }

  it('takes the line of sight that is suggested, by key and by click', async () => {
    await half()
    await pressKey('Enter')
    expect(attacks().at(-1)).toMatchObject({ option: 'split', splitDice: 4, parts: [{ obstructions: 0 }] })
  })

  it('goes on with the rest of the gun, and says whose dice those are', async () => {
    await half()
    await pressKey('Enter')
    expect(help()).toBe('a, gun: 4 dice of its split fire have no target yet. Choose one, or go on without them.')
    await pressKey('2', { shiftKey: true })
    await pressKey('1')
    await pressKey('Enter')
    expect(attacks().at(-1)).toMatchObject({ option: 'split', splitDice: 4, targetId: 'y', parts: [{ combatantId: 'a', weaponId: 'gun' }] })
    expect(help()).toBe('Declare all attacks of the squadron before you roll any.')
  })

  it('never leaves the step with dice over unless that is read', async () => {
    await half()
    await pressKey('r')
    expect([state().step, help()?.includes('4 dice')]).toEqual(['declareAttacks', true])
    await pressKey('n')
    expect([state().step, document.querySelector('.next [role=status]')?.textContent.includes('split gun')]).toEqual([
      'declareAttacks',
      true
    ])
    await pressKey('n')
    expect(state().step).not.toBe('declareAttacks')
  })

  it('takes a click on the sight that is suggested for its answer', async () => {
    screen = await tableOf('dystopian-wars', OURS)
    await pressKey('1', { shiftKey: true })
    for (const key of ['1', '1']) await pressKey(key)
    document.querySelector<HTMLInputElement>('[data-choice="sight clear"]')?.click()
    await pressKey('Tab')
    expect(document.activeElement?.matches('[data-enter]')).toBe(true)
  })
})

describe('an activation', () => {
  it('is begun at once by a digit of either side', async () => {
    screen = await tableOf('dystopian-wars', [BEGUN])
    await pressKey('1', { shiftKey: true })
    expect(state().activation?.squadronId).toBe('theirs')
    screen.close()
    screen = await tableOf('dystopian-wars', [BEGUN])
    await pressKey('1')
    expect(state().activation?.squadronId).toBe('ours')
  })
})

describe('dice that were taken', () => {
  it('stay while a repair would ask for others', async () => {
    screen = await tableOf('dystopian-wars', [
      BEGUN,
      [{ type: 'setRuling', key: 'dw.repair', value: 'd6' }],
      [{ type: 'correctUnit', unitId: 'a', correction: { criticalRows: [8] }, reason: '' }],
      [{ type: 'activateSquadron', squadronId: 'ours' }],
      shot('a', 'gun', 8),
      [{ type: 'advanceStep' }]
    ])
    await pressKey('Enter')
    await typeAzerty('62222222')
    await pressKey('Enter')
    expect(useBattleStore().pending?.answered).toHaveLength(1)
    document.querySelector<HTMLElement>('[data-combatant="a"] h3 button')?.click()
    await flushPromises()
    const repair = document.querySelector<HTMLButtonElement>('[data-try]')
    expect(repair).not.toBeNull()
    repair?.click()
    await flushPromises()
    expect(document.querySelector('form.prompt label')?.textContent).toContain('a, extra dice')
    expect(document.activeElement?.matches('[data-dice-field]')).toBe(true)
  })
})
