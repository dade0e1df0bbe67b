import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeHost } from '@kit/renderer/fake-host'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { aShip, aSquad, att, def, rolling, shoot } from '@kit/systems/xwing'

let screen: WholeScreen | null = null
afterEach(() => {
  screen?.close()
  screen = null
})

/** `a` attacks `x`; `a` and its wingman `b` have abilities for the window at hand. */
async function open(window: 'attackerModifiesAttack' | 'attackerAbilities'): Promise<void> {
  const host = new FakeHost('xwing')
  const able = (name: string) => ({ abilities: [{ name, window }] }) as const
  const squads = [
    { sideId: 'A', squad: aSquad('ours', aShip('b', able('Aid')), aShip('a', able('Luck'))) },
    { sideId: 'B', squad: aSquad('theirs', aShip('x')) }
  ]
  host.act({ type: 'beginBattle', name: 'test', squads, rulings: {} } as never)
  host.act({ type: 'beginEngagement' })
  host.act(shoot('a', 'x'))
  host.act(rolling('attack'), att('bbb'))
  const at = (): string | undefined => (host.timeline.state as { attacks: readonly { stage: string }[] }).attacks.at(-1)?.stage
  while (at() !== window) {
    if (at() === 'rollDefense') host.act(rolling('defense'), def('bb'))
    else host.act({ type: 'advanceStage' })
  }
  screen = await wholeScreen('xwing', host.timeline.entries.slice())
}
async function key(name: string): Promise<void> {
  press(name, { code: /^[a-z]$/u.test(name) ? `Key${name.toUpperCase()}` : name })
  await flushPromises()
}
const text = (selector: string): string | undefined => document.querySelector(selector)?.textContent.trim().replaceAll(/\s+/gu, ' ')
/** What bears the key now. */
const badge = (): string | undefined => {
  const key = document.querySelector('[data-next-ability=true]')
  return key?.closest('button, label')?.textContent.trim().replaceAll(/\s+/gu, ' ')
}
const value = (selector: string): string | undefined => document.querySelector<HTMLInputElement>(selector)?.value

describe('the key of abilities', () => {
  it('takes each written ability in turn while dice are modified, its own ship first, then a blank one, then none', async () => {
    await open('attackerModifiesAttack')
    const seen: (string | undefined)[][] = []
    for (let i = 0; i < 5; i += 1) {
      seen.push([badge(), text('[data-ability-head]'), value('[data-ability-name]')])
      await key('a')
      // The blank one asks for a name, where letters are letters.
      if (document.activeElement?.matches('[data-ability-name]') === true) document.querySelector<HTMLElement>('[data-plot]')?.focus()
    }
    expect(seen).toEqual([
      ['Luck (a) A', undefined, undefined],
      ['Aid (b) A', 'Luck (a)', 'Luck'],
      ['An ability… A', 'Aid (b)', 'Aid'],
      ['An ability… A', 'An ability of your choice', ''],
      ['Luck (a) A', undefined, undefined]
    ])
  })

  it('writes over no name that was typed', async () => {
    await open('attackerModifiesAttack')
    for (let i = 0; i < 3; i += 1) await key('a')
    const name = document.querySelector<HTMLInputElement>('[data-ability-name]')
    if (name !== null) name.value = 'Instinct'
    name?.dispatchEvent(new Event('input'))
    document.querySelector<HTMLElement>('[data-plot]')?.focus()
    await key('a')
    expect(value('[data-ability-name]')).toBeUndefined()
    await key('a')
    expect([value('[data-ability-name]'), text('[data-ability-head]')]).toEqual(['Instinct', 'Instinct (a)'])
  })

  it('takes them in the aftermath too, where Enter then uses the one that is taken', async () => {
    await open('attackerAbilities')
    expect(badge()).toBe('Luck (a) A')
    await key('a')
    await key('a')
    expect([value('[data-ability-name]'), badge()]).toEqual(['Aid', 'Name of the ability A'])
    await key('a')
    expect([value('[data-ability-name]'), document.activeElement?.matches('[data-ability-name]')]).toEqual(['', true])
    document.querySelector<HTMLElement>('[data-plot]')?.focus()
    await key('a')
    expect(document.activeElement?.matches('.plain button')).toBe(true)
    ;(document.activeElement as HTMLElement | null)?.click()
    await flushPromises()
    expect(screen?.host.timeline.entries.at(-1)).toMatchObject({ command: { type: 'useAbility', shipId: 'a', name: 'Luck' } })
  })

  it('has a line of its own in the foot', async () => {
    await open('attackerAbilities')
    expect(document.querySelector('.foot-bar')?.textContent).toContain('next ability')
  })
})
