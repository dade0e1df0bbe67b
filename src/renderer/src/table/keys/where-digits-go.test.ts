import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { faultOf, focusable } from '@kit/renderer/digit-pressed'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { chanceOf, type Chance } from '../../../../../tests/support/chance'
import { IS_ALL_EXPLORED, sampled } from '../../../../../tests/support/explored'
import { goldenBattles } from '../../../../../tests/support/golden-battles'
import { useBattleStore } from '../../session/battle-store'

/** In how many states of a battle digits are pressed, and at how many places in each, unless everything is explored. */
const STATES = 3
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
  for (const place of IS_ALL_EXPLORED ? all : Array.from({ length: PLACES }, (_, i) => (i === 0 ? all[0] : chance.oneOf(all)))) {
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
    const begun = entries.flatMap(({ seq }) => (seq === 1 ? [] : [seq]))
    for (const seq of sampled(begun, Math.ceil(begun.length / STATES), id.length * 7)) {
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
