import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { DraftShip } from '@shared/systems/xwing/model/squad'
import { NO_TOKENS } from '@shared/systems/xwing/state'
import { FakeHost } from '@kit/renderer/fake-host'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { aShip, aSquad, att, def, rolling, shoot } from '@kit/systems/xwing'

let screen: WholeScreen | null = null
afterEach(() => {
  screen?.close()
  screen = null
})

/** `a` and `b` of initiative 4 against `x`, after these commands. */
async function open(
  own: Partial<DraftShip>,
  foe: Partial<DraftShip>,
  ...commands: readonly (readonly [XwCommand, ...(readonly number[])[]])[]
): Promise<void> {
  const host = new FakeHost('xwing')
  const squads = [
    { sideId: 'A', squad: aSquad('ours', aShip('a', own), aShip('b')) },
    { sideId: 'B', squad: aSquad('theirs', aShip('x', foe)) }
  ]
  host.act({ type: 'beginBattle', name: 'test', squads, rulings: {} } as never)
  host.act({ type: 'beginEngagement' })
  for (const [command, ...tape] of commands) host.act(command, ...tape)
  screen = await wholeScreen('xwing', host.timeline.entries.slice())
}
const one = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (found === null) throw new Error(`There is no ${selector}`)
  return found
}
async function key(name: string, more: KeyboardEventInit = {}): Promise<void> {
  press(name, { code: /^[a-z]$/u.test(name) ? `Key${name.toUpperCase()}` : name, ...more })
  await flushPromises()
}
async function click(selector: string): Promise<void> {
  one(selector).click()
  await flushPromises()
}
const state = (): BattleState => screen?.host.timeline.state as BattleState
const leave = (count: number): readonly (readonly [XwCommand])[] => Array.from({ length: count }, () => [{ type: 'advanceStage' }] as const)
const ATTACK = [[shoot('a', 'x')] as const, [rolling('attack'), att('hfb')] as const]

describe('two ships of one initiative', () => {
  it('the second, once chosen, keeps the panel as its ranges are entered', async () => {
    await open({}, {})
    await click('[data-centre] .pick button:last-child')
    expect(one('[data-centre] h2').textContent).toBe('b engages')
    await click('[data-range="front 2"]')
    await click('[data-centre] [data-enter]')
    expect([one('[data-centre] h2').textContent, state().measured?.shipId]).toEqual(['b engages', 'b'])
    expect(one<HTMLInputElement>('[data-range="front 2"]').checked).toBe(true)
  })
})

describe('the result of an attack', () => {
  it('keeps its room while the next ship measures, and makes it for the next attack', async () => {
    const rolls = [[rolling('attack'), att('bbb')] as const, [rolling('defense'), def('bb')] as const]
    await open({}, {}, [shoot('a', 'x', { passesIdle: true })], ...rolls)
    const said = (): string | undefined => document.querySelector('[data-outcome]')?.textContent.trim()
    expect(said()).toBe('a misses x')
    await click('[data-range="front 2"]')
    await click('[data-centre] [data-enter]')
    expect([state().measured?.shipId, said()]).toEqual(['b', 'a misses x'])
    await click('[data-centre] [data-enter]')
    expect(said()).toBeUndefined()
  })
})

describe('the keys in the foot', () => {
  const foot = (): string => document.querySelector('.foot-bar')?.textContent ?? ''
  it('say that a digit is a range while ranges are entered, and a ship once they are', async () => {
    await open({}, {})
    expect(foot()).toContain('range in its row, elsewhere own ship')
    await click('[data-range="front 2"]')
    await click('[data-centre] [data-enter]')
    expect(foot()).not.toContain('range in its row')
  })
})

describe('an effect on a roll', () => {
  it('is added once: after that letters are dice', async () => {
    await open({}, {}, [shoot('a', 'x')])
    const name = one<HTMLInputElement>('[data-centre] form input')
    name.focus()
    name.value = 'Trick'
    name.dispatchEvent(new Event('input'))
    one<HTMLFormElement>('[data-centre] form').requestSubmit()
    await flushPromises()
    expect(document.activeElement?.matches('[data-dice-field]')).toBe(true)
  })
})

describe('the gauges of a ship', () => {
  it('open the correction at the value that is clicked, by keyboard at the hull', async () => {
    await open({}, {})
    for (const [where, field] of [
      [' .lab[data-gauge=hull]', 'hull'],
      [' .v[data-gauge=shields]', 'shields'],
      ['', 'hull']
    ] as const) {
      await click(`[data-ship=a] [data-corrects]${where}`)
      expect(document.activeElement?.getAttribute('data-field'), where).toBe(field)
      one('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
      await flushPromises()
    }
  })
})

describe('Enter while dice may be modified', () => {
  it('spends nothing that does not bear its sign', async () => {
    await open({ tokens: { ...NO_TOKENS, focus: 1 } }, { tokens: { ...NO_TOKENS, evade: 1 } }, ...ATTACK, [{ type: 'advanceStage' }])
    await key('Enter')
    expect(document.activeElement?.matches('button')).toBe(false)
    await key('Enter')
    expect(state().ships[0]?.tokens.focus).toBe(1)
  })
  it('is a new step once dice have changed, so that it is shown from its head', async () => {
    await open({ tokens: { ...NO_TOKENS, focus: 1 } }, {}, ...ATTACK, [{ type: 'advanceStage' }])
    const before = one('[data-step]').dataset['step']
    await key('f')
    expect(one('[data-step]').dataset['step']).not.toBe(before)
  })
  it('leaves each token where it was, spent or not', async () => {
    await open({ tokens: { ...NO_TOKENS, calculate: 1, force: 1 } }, {}, ...ATTACK, [{ type: 'advanceStage' }])
    const names = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-token]')].map(button => button.dataset['token'])
    const before = names()
    await key('c')
    expect([state().ships[0]?.tokens.calculate, names()]).toEqual([0, before])
  })
  it('is no key of an ability in the aftermath either, and offers none that was used', async () => {
    const abilities = [{ name: 'Revenge', window: 'defenderAbilities' }] as const
    const miss = [rolling('defense'), def('bb')] as const
    await open({}, { abilities }, [shoot('a', 'x')], [rolling('attack'), att('bbb')], ...leave(2), miss, ...leave(2))
    const stage = (): string | undefined => state().attacks.at(-1)?.stage
    const offered = (): readonly string[] => [...document.querySelectorAll('[data-written]')].map(one => one.textContent.trim())
    expect(offered()).toEqual(['Revenge (x) A'])
    await key('Enter')
    expect([stage(), document.querySelector('[data-centre] [data-enter]'), document.querySelector('.next .now')]).toEqual([
      'defenderAbilities',
      null,
      null
    ])
    await click('[data-written]')
    await click('[data-centre] [data-enter]')
    expect([stage(), offered()]).toEqual(['defenderAbilities', []])
    // Nothing is left to do: Next is lit, and Enter does it.
    await key('Enter')
    expect(stage()).toBe('attackerAbilities')
  })
  it('spends focus by its letter in the language of the screen, and by F in every one', async () => {
    await open({ tokens: { ...NO_TOKENS, focus: 1 } }, {}, ...ATTACK, [{ type: 'advanceStage' }])
    expect(one('[data-token=focus] kbd').textContent).toBe('F')
    await key('f')
    expect(state().ships[0]?.tokens.focus).toBe(0)
  })
  it('promises no choice of dice where the app makes none', async () => {
    await open({ tokens: { ...NO_TOKENS, focus: 1 } }, {}, [shoot('a', 'x')], [rolling('attack'), att('hhb')], [{ type: 'advanceStage' }])
    const hint = (): string => one('[data-hint]').textContent
    const told: string[] = [hint()]
    await key('f')
    told.push(hint(), one('.unfinished').textContent.trim())
    await key('a')
    told.push(hint())
    expect(told).toEqual([
      'Choose dice with a click, or with Tab and Space. If you choose none, the app takes the most useful ones.',
      'It would change none of these dice. Choose others, or spend something else.',
      'This would do nothing.',
      'Choose the dice it changes: the app picks none here.'
    ])
  })
  it('lets go at one Escape of dice that were chosen', async () => {
    await open({}, {}, ...ATTACK, [{ type: 'advanceStage' }])
    await click('[data-die="2"]')
    await click('[data-token=ability]')
    await key('Escape')
    expect(document.querySelectorAll('[data-die][aria-pressed=true], [data-ability-name]')).toHaveLength(0)
  })
})
