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

/** Wren fires at Crow in the second act. */
function withAttack(came: { readonly isHit: boolean; readonly damage: number | null; readonly landed?: number }): Replay {
  const [from, to] = ['Wren', 'Crow'].map(name => ({ group: name, name }))
  if (from === undefined || to === undefined) return REPLAY
  const attack = { from, to, range: null, needed: 15, reached: 19, landed: 0, ...came }
  const dice = [
    { die: 'd20', faces: [14], by: 'host', what: 'attack', needed: null },
    { die: 'd6', faces: [1, 2], by: 'host', what: 'damage', needed: null }
  ] as const
  return { ...REPLAY, frames: REPLAY.frames.map((frame, i) => (i === 1 ? { ...frame, attack, dice } : frame)) }
}

describe('a replay', () => {
  let shown: ReturnType<typeof mountInEnglish>
  const said = (): string => shown.get('.said').text()
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
    expect(shown.get('.keys').text()).toContain('] turn')
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
  it('steps by rounds with brackets, over hits alone with H, and lists every act with A', async () => {
    const stops: string[] = []
    for (const key of [']', '[', 'h', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await press(key)
      stops.push(`${key}: ${said()}`)
    }
    expect(stops).toEqual([']: Act 4', '[: Act 1', 'h: Act 1', 'ArrowRight: Act 2', 'ArrowRight: Act 3', 'ArrowRight: Act 5'])
    const listed = (): number => shown.findAll('button.act').length
    expect(listed()).toBe(3)
    await press('a')
    expect(listed()).toBe(5)
    await press('Escape')
    expect(listed()).toBe(3)
  })
  it('stays longer where a round opens, and stops while nobody sees it', async () => {
    await press(']', ' ')
    await vi.advanceTimersByTimeAsync(1600)
    expect(said()).toBe('Act 4')
    await vi.advanceTimersByTimeAsync(800)
    expect(said()).toBe('Act 5')
    await press('Home', ' ')
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    await vi.advanceTimersByTimeAsync(5000)
    expect(said()).toBe('Act 1')
  })
  it('waits until what it announces of an act can have been read aloud', async () => {
    const name = 'Crow and Wren and all who fly with them turn about'
    const says = [{ key: 'view.named', values: { name } }]
    await shown.setProps({ replay: { ...REPLAY, frames: REPLAY.frames.map((one, i) => (i === 0 ? { ...one, says } : one)) } })
    await press(' ')
    await vi.advanceTimersByTimeAsync(11 * 280 - 1)
    expect(said()).toBe(name)
    await vi.advanceTimersByTimeAsync(1)
    expect(said()).toBe('Act 2')
  })
  it('shows who fires at whom and the sum that mattered, also to the ear', async () => {
    await shown.setProps({ replay: withAttack({ isHit: true, damage: 3 }) })
    await press('ArrowRight')
    expect(shown.findAll('.fighter').map(one => one.get('figcaption').text())).toEqual(['Wren', 'Crow'])
    expect(shown.findAll('[data-sum]').map(one => one.text())).toEqual(['19against 15', '3damage'])
    expect(shown.get('[role=status] .sr').text()).toBe('19 against 15, 3 damage. Crow: Hull 20 → 18')
    expect(shown.find('.hit').exists()).toBe(true)
    await shown.setProps({ replay: withAttack({ isHit: false, damage: 0 }) })
    expect(shown.find('.miss').exists()).toBe(true)
  })
  it('says how many of each face fell where dice have symbols', async () => {
    const symbols = {
      letters: () => ['H', 'F'],
      read: () => ({ ok: true as const, value: [] }),
      kind: () => '',
      letterOf: () => '',
      nameOf: (_: string, face: number) => `xw.result.${face === 1 ? 'hit' : 'focus'}`,
      picture: { template: '<i />' }
    }
    const dice = [{ die: 'xwAttack', faces: [1, 2, 1], by: 'host' }] as const
    await shown.setProps({ symbols, replay: { ...REPLAY, frames: REPLAY.frames.map(one => ({ ...one, dice })) } })
    expect(shown.get('[data-faces]').text()).toMatch(/^\S+ 2, \S+ 1$/u)
  })
  it('plays a file of before attacks were kept: the sentence and the dice, and no shot', async () => {
    expect(REPLAY.frames.some(frame => 'attack' in frame)).toBe(false)
    await press('ArrowRight')
    expect([said(), shown.findAll('.numbered').length, shown.find('.shot').exists()]).toEqual(['Act 2', 2, false])
  })
  it('shows several attacks of one act one after the other, and their sum last', async () => {
    const replay = withAttack({ isHit: true, damage: null, landed: 2 })
    const [attack] = replay.frames.flatMap(frame => frame.attack ?? [])
    const beats = attack === undefined ? [] : [attack, { ...attack, landed: 3 }]
    await shown.setProps({
      replay: { ...replay, frames: replay.frames.map((frame, i) => (i === 1 ? { ...frame, dice: [], beats } : frame)) }
    })
    await press('ArrowRight')
    const seen: string[] = []
    for (let i = 0; i < 3; i += 1) {
      seen.push(`${said()}: ${shown.get('[data-sum]').text()}, ${String(shown.findAll('.shot').length)}`)
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(seen).toEqual(['Wren hits Crow: 2damage, 1', 'Wren hits Crow: 3damage, 1', '2 attacks strike: 5damage, 0'])
    await press('End', 'Home', 'v')
    expect(said()).toBe('2 attacks strike')
  })
  it('leaves keys to the field that has the focus', async () => {
    const select = shown.get('select').element
    select.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    await shown.vm.$nextTick()
    expect(said()).toBe('Act 1')
  })
})
