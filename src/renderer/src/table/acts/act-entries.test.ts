import { describe, expect, it } from 'vitest'
import type { StationAct } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import { submit } from '@shared/core/engine/submit'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { loadPanels } from '../../systems/registry'
import { offeredActs } from './act-entries'

const SIDES = ['A', 'B']

describe.each(SYSTEM_IDS)('the acts that are offered in a battle of %s', id => {
  const system = hostedSystem(id)
  let last = 0
  const begun = (): unknown => {
    const rosters = system.sampleRosters(() => `id${String((last += 1))}`, 'en')
    const sides = rosters.map((roster, i) => ({ sideId: SIDES[i] ?? '', roster }))
    const first = submit(system.rules, system.rules.initial, system.beginCommand({ name: 'Battle', sides, rulings: {} }), [])
    if (first.kind !== 'decided') throw new Error(first.kind)
    return first.state
  }

  it('are told with whoever does them, each once, and the rules agree with every one', async () => {
    const { system: rules, station } = await loadPanels(id)
    let state = begun()
    for (let act = system.opening?.(state) ?? null; act !== null; act = system.opening?.(state) ?? null) {
      const tape: number[][] = []
      let done = submit(system.rules, state, act, tape)
      while (done.kind === 'needs') {
        const { count } = done.request
        // Unlike faces, so that nobody ties.
        tape.push(Array.from({ length: count }, (_, i) => 1 + ((tape.length + i) % 4)))
        done = submit(system.rules, state, act, tape)
      }
      if (done.kind !== 'decided') throw new Error(done.kind)
      ;({ state } = done)
    }
    if (station === undefined) throw new Error(`${id} has no stations`)
    const acts = offeredActs(rules, await station(), state, SIDES)
    expect(new Set(acts.map(({ key }) => key)).size).toBe(acts.length)
    const possible = acts.filter(({ refusal }) => refusal === null)
    expect(possible.length).toBeGreaterThan(0)
    for (const { command, refusal } of acts) if (command !== null) expect(rules.check(state, command)).toBe(refusal)
    expect(acts.every(({ who, what }) => who.key !== '' && what.key !== '')).toBe(true)
  })
})

describe('an act that is aimed', () => {
  const named = (name: string) => ({ key: 'view.named', values: { name } })
  const act = (key: string, fields: StationAct<WireCommand>['fields']): StationAct<WireCommand> => ({
    key,
    group: named('Brandt'),
    label: { key: 'scramble' },
    fields,
    commandOf: values => ({ type: 'aim', ...values }),
    chanceOf: () => null
  })
  const targets = {
    name: 'target',
    label: { key: 'target' },
    kind: 'pick',
    options: ['near', 'far', 'close'].map(value => ({ value, label: named(value) }))
  } as const
  const range = { name: 'range', label: { key: 'range' }, kind: 'number', min: 0, max: 9, value: 0 } as const
  const resolve = { name: 'resolve', label: { key: 'resolve' }, kind: 'flag', value: false } as const
  const offered = (one: StationAct<WireCommand>, refused: readonly string[]) =>
    offeredActs(
      { check: (_, command) => (refused.includes(String(Reflect.get(command, 'target'))) ? 'too-far' : null) },
      { messages: 'x', claims: () => [], sums: [], knownTo: state => state, acts: () => [one] },
      {},
      ['A']
    ).map(({ key, at, command, refusal, ownerId }) => [key, at?.values?.['name'] ?? null, command?.type ?? null, refusal, ownerId])

  it('says what it is called among the acts of its owner', () =>
    expect(
      offeredActs(
        { check: () => null },
        {
          messages: 'x',
          claims: () => [],
          sums: [],
          knownTo: state => state,
          acts: () => [act('b/aim', [targets, range])]
        },
        {},
        ['A']
      ).map(({ ownerId, act: name }) => [ownerId, name])
    ).toEqual([['b', 'aim']]))
  it('stands there once for each target that is possible', () => {
    expect(offered(act('b/aim', [targets, resolve]), ['far'])).toEqual([
      ['b/aim/near', 'near', 'aim', null, 'b'],
      ['b/aim/close', 'close', 'aim', null, 'b']
    ])
  })
  it('stands there once, with its reason, where none is', () => {
    expect(offered(act('b/aim', [targets]), ['near', 'far', 'close'])).toEqual([['b/aim/near', null, 'aim', 'too-far', 'b']])
  })
  it('is opened at its unit where a number has to be typed, and possible if any target is', () => {
    expect(offered(act('b/aim', [targets, range]), ['near'])).toEqual([['b/aim', null, null, null, 'b']])
    expect(offered(act('b/aim', [targets, range]), ['near', 'far', 'close'])).toEqual([['b/aim', null, null, 'too-far', 'b']])
  })
})
