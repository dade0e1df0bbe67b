import { afterEach, describe, expect, it } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { sampled } from '../../support/explored'
import { goldenBattles } from '../../support/golden-battles'

/** Of the kinds of acts of a game, one in this many is looked at, unless everything is explored; and the last, which are rare. */
const ONE_IN = 8

/** The entries of each kind of act that recorded battles have, and the battle up to it. */
function beforeEachAct(id: (typeof SYSTEM_IDS)[number]): readonly (readonly [string, readonly WireEntry[]])[] {
  const found = new Map<string, readonly WireEntry[]>()
  for (const { entries } of goldenBattles(hostedSystem(id).rules).values()) {
    const all = entries as readonly WireEntry[]
    for (const [nth, entry] of all.entries())
      if (entry.kind === 'command' && nth > 0) found.set(withCards(entry), found.get(withCards(entry)) ?? all.slice(0, nth))
  }
  return [...found]
}

/** Fleets of Firestorm that have cards to carry out are asked for what they say, and others for nothing. */
function withCards(entry: WireEntry): string {
  return entry.kind !== 'command' ? '' : `${entry.command.type}${entry.events.length > 1 ? ' with more' : ''}`
}

let screen: WholeScreen | null = null
afterEach(() => {
  screen?.close()
  screen = null
})

describe.each(SYSTEM_IDS)('a battle of %s that was left before an act', id => {
  const all = beforeEachAct(id)
  const rare = all.filter(([name]) => name.startsWith('resolveTurnCards'))
  it.each([...new Set([...sampled(all, ONE_IN, id.length), ...rare])])('opens there: %s', async (_, entries) => {
    screen = await wholeScreen(id, entries)
    expect(document.querySelector('[data-plot] [data-centre]')?.children.length).toBeGreaterThan(0)
  })
})
