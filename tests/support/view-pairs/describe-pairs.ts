import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import type { TableView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { replayOfViews } from '@shared/replay/make-replay'
import { accountOfViews } from '@shared/report/players-account'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import { claimViews, offersOf, WHOLE_SIDE, type Sight } from '../../../src/main/stations/offers'
import { chanceOf } from '../chance'
import { explored } from '../explored'
import { sendFrames, ticksOf, twinTicks, viewersOf, type Paired } from './frames'
import { leaks } from './planted-leaks'

/** Pairs of worlds for each game in a full run: 10,000 for the five. */
const PAIRS = 2000
/** Battles in which each planted leak must show. */
const BATTLES_WITH_A_LEAK = 12
/** Battles of each game that are told twice in a full run. */
const BATTLES_TOLD = 200
/** Battles in which what stations may do is drawn after every act. */
const BATTLES_WITH_OFFERS = 12

/** Two worlds that differ only in what is hidden from a viewer: it is sent the same frames at the same ticks. */
export function describePairs<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  paired: Paired<State, Command, Event, Refusal>
): void {
  const { system, twins } = paired
  const pairs = explored(PAIRS)
  describe(`what a viewer is sent of ${system.id}`, () => {
    it(`is the same in ${String(pairs)} pairs of worlds that differ only in what is hidden from it`, () => {
      let done = 0
      let sent = 0
      for (let seed = 1; done < pairs; seed += 1) {
        const ticks = ticksOf(paired, seed)
        const begun = ticks[0]?.[0]
        if (begun === undefined) continue
        for (const viewer of viewersOf(twins, begun)) {
          const frames = sendFrames(system.viewFor, viewer, ticks)
          const others = sendFrames(system.viewFor, viewer, twinTicks(twins, ticks, viewer, seed))
          const at = frames.findIndex((frame, tick) => frame !== others[tick])
          if (at !== -1) {
            const where = `seed ${String(seed)}, tick ${String(at)}, ${JSON.stringify(viewer)}`
            const [one, other] = apart(frames[at] ?? 'nothing', others[at] ?? 'nothing')
            expect(other, where).toBe(one)
          }
          sent += frames.filter(frame => frame !== null).length
          done += 1
        }
      }
      expect(sent).toBeGreaterThan(done)
    })

    it('is told the same in the players’ report, to the byte', () => {
      let told = 0
      for (let seed = 1; seed <= explored(BATTLES_TOLD); seed += 1) {
        const ticks = ticksOf(paired, seed)
        for (const viewer of viewersOf(twins, ticks[0]?.[0] ?? system.initial)) {
          const report = reportOf(system.viewFor, viewer, ticks)
          expect(reportOf(system.viewFor, viewer, twinTicks(twins, ticks, viewer, seed)), `seed ${String(seed)}`).toBe(report)
          told += report.length
        }
      }
      expect(told).toBeGreaterThan(0)
    })

    it('would not be told the same in it if a name leaked', () => {
      const leaky = (state: State, viewer: Viewer): TableView => {
        const view = system.viewFor(state, viewer)
        return { ...view, heading: { key: 'view.named', values: { name: twins.namesOf(state).join(' ') } } }
      }
      const isFound = Array.from({ length: BATTLES_WITH_A_LEAK }, (_, i) => i + 1).some(seed => {
        const ticks = ticksOf(paired, seed)
        return viewersOf(twins, ticks[0]?.[0] ?? system.initial).some(
          viewer => reportOf(leaky, viewer, ticks) !== reportOf(leaky, viewer, twinTicks(twins, ticks, viewer, seed))
        )
      })
      expect(isFound).toBe(true)
    })

    it('lets a station claim and propose the same, with the same chances and refusals', () => {
      const hosted = hostedSystem(system.id as SystemId)
      let offered = 0
      for (let seed = 1; seed <= BATTLES_WITH_OFFERS; seed += 1) {
        const states = ticksOf(paired, seed).flat()
        const [sideId = 'A'] = states[0] === undefined ? [] : twins.sidesOf(states[0])
        const chance = chanceOf(seed)
        for (const state of states) {
          const seat = { id: 'seat', sideId, claims: [WHOLE_SIDE] }
          const drawn = (of: State): readonly unknown[] => {
            const sight: Sight = { system: hosted, state: of, seat, secret: 'secret', showsChances: true }
            return [claimViews(sight, []), offersOf(sight)]
          }
          const [claims, offers] = drawn(state)
          const other = drawn(twins.twin(state, { kind: 'station', sideId, ownIds: [] }, chance))
          expect(other, `seed ${String(seed)}`).toEqual([claims, offers])
          offered += (offers as readonly unknown[]).length
        }
      }
      expect(offered).toBeGreaterThan(0)
    })

    it.each(leaks<State>(twins))('differs where $name has been planted', ({ viewFor, send }) => {
      const isFound = Array.from({ length: BATTLES_WITH_A_LEAK }, (_, i) => i + 1).some(seed => {
        const ticks = ticksOf(paired, seed)
        const leaky = viewFor(system.viewFor)
        return viewersOf(twins, ticks[0]?.[0] ?? system.initial).some(viewer => {
          const other = send(leaky, viewer, twinTicks(twins, ticks, viewer, seed))
          return send(leaky, viewer, ticks).some((frame, i) => frame !== other[i])
        })
      })
      expect(isFound).toBe(true)
    })
  })
}

/** The players' report and replay of a battle, as they would be saved. The time of each tick stands for the clock. */
function reportOf<State>(
  viewFor: (state: State, viewer: Viewer) => TableView,
  viewer: Viewer,
  ticks: readonly (readonly State[])[]
): string {
  const moments = ticks.flatMap((states, at) => states.map(state => ({ at, view: viewFor(state, viewer) })))
  return JSON.stringify([accountOfViews(moments), replayOfViews(moments)])
}

/** Two frames, from shortly before they first differ. */
function apart(one: string, other: string): readonly [string, string] {
  const at = [...one].findIndex((char, i) => char !== other.charAt(i))
  const from = Math.max(0, at - 120)
  return [one.slice(from, at + 200), other.slice(from, at + 200)]
}
