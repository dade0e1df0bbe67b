import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { faultOf, focusable, typeDigit } from '@kit/renderer/digit-pressed'
import { FakeHost } from '@kit/renderer/fake-host'
import { press } from '@kit/renderer/mount-app'
import { pickFrom } from '@kit/renderer/pick'
import { into } from '@kit/renderer/starfinder-table'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import { chanceOf, type Chance } from '../../support/chance'
import { sampled } from '../../support/explored'
import { goldenBattles } from '../../support/golden-battles'
import { useBattleStore } from '../../../src/renderer/src/session/battle-store'

/** In how many states of a battle digits are pressed, with dice and without, and at how many places in each. */
const STATES = 2
const PLACES = 6
/** Keys that open what the table shows, and begin what is still to be chosen. */
const KEYS = ['j', 'J', 'f', 'm', 'b', 'p', 'c', 'l', 'u', 's', 'a']

let screen: WholeScreen | null = null
function close(): void {
  screen?.close()
  screen = null
}
afterEach(close)

/** Presses digits wherever the focus can be, at times after a key; nothing is carried out. What went wrong. */
async function pressedEverywhere({ host }: WholeScreen, chance: Chance): Promise<readonly string[]> {
  const faults: string[] = []
  const all = focusable()
  host.isFull = true
  for (const place of Array.from({ length: PLACES }, (_, i) => (i === 0 ? all[0] : chance.oneOf(all)))) {
    place?.focus()
    if (chance.whole(1, 3) === 1) {
      const key = chance.oneOf(KEYS)
      press(key, { code: `Key${key.toUpperCase()}`, shiftKey: key !== key.toLowerCase() })
      await flushPromises()
    }
    const fault = await faultOf(host, String(chance.whole(1, 9)))
    if (fault !== null) faults.push(fault)
    useBattleStore().dismissFailure()
  }
  host.isFull = false
  await useBattleStore().cancel()
  return faults
}

/** One battle of each game, or all that are recorded. */
const BATTLES = SYSTEM_IDS.flatMap(id => {
  const battles = [...goldenBattles(hostedSystem(id).rules)]
  return sampled(battles, battles.length, id.length).map(([file, battle]) => ({
    id,
    file,
    entries: battle.entries as readonly WireEntry[]
  }))
})

describe.each(BATTLES)('a digit at the table of $id, $file', ({ id, entries }) => {
  it('is a die while dice are due, otherwise a ship, and a figure only in a field that was entered', async () => {
    const chance = chanceOf(entries.length)
    const faults: string[] = []
    const begun = entries.slice(1)
    // As many with dice as without.
    const some = (isRolled: boolean): readonly number[] => {
      const all = begun.flatMap(one => (one.kind === 'command' && one.dice.length > 0 === isRolled ? [one.seq] : []))
      return all.filter((_, i) => (i + id.length * 7) % Math.ceil(all.length / STATES) === 0)
    }
    for (const seq of [...some(true), ...some(false)].sort((a, b) => a - b)) {
      const [entry] = entries.slice(seq - 1)
      if (entry === undefined) continue
      const last = screen?.host.timeline.lastSeq ?? 0
      if (last < seq - 2) close()
      if (screen !== null && last === seq - 2) await screen.follow(entries[seq - 2] ?? entry)
      screen ??= await wholeScreen(id, entries.slice(0, seq - 1))
      faults.push(...(await pressedEverywhere(screen, chance)))
      const rolls = entry.kind === 'command' ? entry.dice.length : 0
      if (rolls === 0) continue
      await screen.ask(entry, chance.whole(0, rolls - 1))
      faults.push(...(await pressedEverywhere(screen, chance)))
    }
    expect([...new Set(faults)]).toEqual([])
  })
})

describe('what was typed astray', () => {
  const typed = (): string => document.querySelector<HTMLInputElement>('[data-dice-field]')?.value ?? 'no dice'
  const range = (): string | null => document.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow') ?? null

  /** Hawk, which has an array and a superweapon, is about to fire at crow. */
  async function aiming(): Promise<void> {
    const host = new FakeHost()
    const armadas = [
      anArmada('us', [{ id: 'hawk', fleetClass: 'capital', abilities: ['superweapon', 'array'] }], [anOfficer('Ada', 'admiral', 'hawk')]),
      anArmada('them', [{ id: 'crow' }], [anOfficer('Bor', 'admiral', 'crow', 0)])
    ]
    const begin = {
      type: 'beginBattle',
      name: 'test',
      armadas: armadas.map((armada, i) => ({ sideId: 'AB'.charAt(i), armada })),
      rulings: {}
    }
    host.act(begin)
    for (const [command, ...tape] of into('gunnery')) host.act(command, ...tape)
    screen = await wholeScreen('starfinder-armada', host.timeline.entries.slice())
    for (const more of [{ code: 'Digit1' }, { code: 'Digit1', altKey: true }]) press('1', more)
    await flushPromises()
  }

  it('are the dice after U: the range that was entered is left for them', async () => {
    await aiming()
    expect(document.activeElement?.matches('[role="spinbutton"]')).toBe(true)
    const before = range()
    press('u', { code: 'KeyU' })
    await flushPromises()
    for (const digit of '13') await typeDigit(digit)
    expect([typed(), range()]).toEqual(['13', before])
  })

  it('are the dice after the number of targets of an array was picked', async () => {
    await aiming()
    const menu = document.querySelector<HTMLElement>('[data-array]')
    menu?.focus()
    await pickFrom(menu, '2')
    for (const digit of '18') await typeDigit(digit)
    expect([typed(), menu?.textContent.trim(), range()]).toEqual(['18', '2', range()])
  })

  it('is no die where it is none: N and the question mark stay keys in the field of the dice', async () => {
    await aiming()
    document.querySelector<HTMLElement>('[data-dice-field]')?.focus()
    const before = typed()
    for (const key of ['?', 'x', '7']) await typeDigit(key)
    expect(typed()).toBe(`${before}7`)
  })
})
