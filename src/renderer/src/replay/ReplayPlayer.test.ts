import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replay, ReplayFrame } from '@shared/replay/replay'
import { aStrip, aView } from '@kit/core/view'
import { mountInEnglish } from '@kit/renderer/mount'
import ReplayPlayer from './ReplayPlayer.vue'

const gauge = (value: number) => ({
  kind: 'hull' as const,
  label: { key: 'view.gauge.hull' },
  quarters: 4 as const,
  word: { key: 'view.hull.q4' },
  figures: { value, max: 20, threshold: null, coming: null }
})

/** Crow loses hull where the list says so, and the round is the number beside it. */
function replayOf(moments: readonly { readonly hull: number; readonly round: number; readonly heading?: string }[]): Replay {
  const frames = moments.map(({ hull, round, heading = 'fire' }, i): ReplayFrame => {
    const crow = aStrip('Crow', { gauges: [gauge(hull)] })
    const side = { marker: 0, name: 'Us', relation: 'open' as const, notes: [], strips: [crow, aStrip('Wren')] }
    return {
      seq: i + 1,
      at: i,
      view: aView({ round: { word: { key: 'view.round' }, number: round }, heading: { key: heading }, sides: [side] }),
      says: [{ key: 'view.named', values: { name: `Act ${String(i + 1)}` } }],
      dice: i === 1 ? [{ die: 'd6', faces: [4, 2], by: 'hand' }] : [],
      correction: i === 2 ? { reason: 'misread', overruled: null } : null
    }
  })
  return { systemId: 'xwing', name: 'Kessar', copy: 'gm', frames, turns: [3] }
}
const REPLAY = replayOf([
  { hull: 20, round: 1 },
  { hull: 18, round: 1 },
  { hull: 15, round: 1 },
  { hull: 15, round: 2 },
  { hull: 9, round: 2 }
])

describe('a replay', () => {
  let shown: ReturnType<typeof mountInEnglish>
  const said = (): string => shown.get('[role=status]').text()
  function press(...keys: readonly string[]): Promise<unknown> {
    for (const key of keys)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') }))
    return shown.vm.$nextTick()
  }
  beforeEach(() => {
    vi.useFakeTimers()
    shown = mountInEnglish(ReplayPlayer, { replay: REPLAY, symbols: null })
  })
  afterEach(() => {
    shown.unmount()
    vi.useRealTimers()
  })

  it('calls a round as its game does', async () => {
    const turns = REPLAY.frames.map(one => ({ ...one, view: { ...one.view, round: { ...one.view.round, word: { key: 'view.turn' } } } }))
    const names = (): unknown =>
      shown
        .findAll('.buttons button')
        .map(one => one.attributes('aria-label'))
        .filter(one => one?.includes('One '))
    expect(names()).toEqual(['One round back', 'One action back', 'One action forward', 'One round forward'])
    await shown.setProps({ replay: { ...REPLAY, frames: turns } })
    expect(names()).toEqual(['One turn back', 'One action back', 'One action forward', 'One turn forward'])
    expect(shown.get('.keys').text()).toContain('→ turn')
  })

  it('begins where the battle began, and steps by acts, rounds, volleys and turning points', async () => {
    const stops: string[] = [said()]
    for (const key of [
      'ArrowRight',
      'v',
      'Shift+v',
      't',
      'Shift+ArrowLeft',
      'Shift+ArrowRight',
      'End',
      'ArrowRight',
      'Home',
      'ArrowLeft'
    ]) {
      await press(key)
      stops.push(`${key}: ${said()}`)
    }
    expect(stops).toEqual([
      'Act 1',
      'ArrowRight: Act 2',
      // The blow of act 3 falls in the volley of act 2.
      'v: Act 5',
      'Shift+v: Act 2',
      't: Act 4',
      'Shift+ArrowLeft: Act 1',
      'Shift+ArrowRight: Act 4',
      'End: Act 5',
      'ArrowRight: Act 5',
      'Home: Act 1',
      'ArrowLeft: Act 1'
    ])
  })
  it('plays on by itself, faster if it is hurried, and stops at the end', async () => {
    await press(' ')
    await vi.advanceTimersByTimeAsync(1600)
    expect(said()).toBe('Act 2')
    await press('ArrowUp')
    await vi.advanceTimersByTimeAsync(1600)
    expect(said()).toBe('Act 4')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said()).toBe('Act 5')
    expect(shown.get('.play').attributes('aria-label')).toBe('Play')
    // Played again, it begins again.
    await press(' ')
    expect(said()).toBe('Act 1')
  })
  it('shows the dice as they fell, what came of them, and what was corrected', async () => {
    await press('ArrowRight')
    expect(shown.findAll('[data-fallen] .numbered').map(die => die.text())).toEqual(['4', '2'])
    expect(shown.get('[data-fallen]').text()).toContain('dice typed by hand')
    expect(shown.get('.more').text()).toBe('Crow: Hull 20 → 18')
    await press('ArrowRight')
    expect(shown.text()).toContain('corrected by the GM: misread')
  })
  it('steps through the acts of one ship once it is pressed, and of all once it is pressed again', async () => {
    const [crow] = shown.findAll('.one')
    await crow?.trigger('click')
    await press('ArrowRight', 'ArrowRight', 'ArrowRight')
    expect(said()).toBe('Act 5')
    await press('Home')
    await crow?.trigger('click')
    await press('ArrowRight', 'ArrowRight', 'ArrowRight')
    expect(said()).toBe('Act 4')
  })
  it('leaves keys to the field that has the focus', async () => {
    const select = shown.get('select').element
    select.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    await shown.vm.$nextTick()
    expect(said()).toBe('Act 1')
  })
})
