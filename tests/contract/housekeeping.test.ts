import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { submit } from '@shared/core/engine/submit'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems'

/** What is corrected, in which list it stands, by which command and field, and its refusal where it is not there. */
const CORRECTED: Readonly<
  Partial<Record<SystemId, readonly (readonly [list: string, command: string, field: string, missing: string])[]>>
> = {
  'starfinder-armada': [
    ['fleets', 'correctFleet', 'fleetId', 'no-such-fleet'],
    ['officers', 'correctOfficer', 'officerId', 'no-such-officer']
  ],
  'firestorm-armada': [
    ['fleets', 'correctFleet', 'fleetId', 'no-such-fleet'],
    ['units', 'correctUnit', 'unitId', 'no-such-unit'],
    ['ships', 'correctShip', 'shipId', 'no-such-ship'],
    ['wings', 'correctWing', 'wingId', 'no-such-wing']
  ],
  'dystopian-wars': [
    ['forces', 'correctForce', 'forceId', 'no-such-force'],
    ['squadrons', 'correctSquadron', 'squadronId', 'no-such-squadron'],
    ['units', 'correctUnit', 'unitId', 'no-such-unit'],
    ['wings', 'correctWing', 'wingId', 'no-such-wing']
  ],
  xwing: [
    ['squads', 'correctSquad', 'squadId', 'no-such-squad'],
    ['ships', 'correctShip', 'shipId', 'no-such-ship']
  ],
  'petit-wargame': [
    ['fleets', 'correctFleet', 'fleetId', 'no-such-fleet'],
    ['squadrons', 'correctSquadron', 'squadronId', 'no-such-squadron'],
    ['ships', 'correctShip', 'shipId', 'no-such-ship']
  ]
}
const DEFERRING: readonly SystemId[] = ['starfinder-armada', 'firestorm-armada', 'dystopian-wars']
const WAIVING: readonly SystemId[] = [...DEFERRING, 'xwing']
const ENDING_EFFECTS: readonly SystemId[] = ['starfinder-armada', 'firestorm-armada']

type State = Readonly<Record<string, readonly { readonly id: string }[]>>

describe.each(SYSTEM_IDS)('the housekeeping of %s', id => {
  const { rules, ...system } = hostedSystem(id)
  const rosters = system.sampleRosters(counted(), 'en')
  const sides = rosters.map((roster, i) => ({ sideId: 'AB'.charAt(i), roster }))
  const beginning = (some: typeof sides): Typed => system.beginCommand({ name: 'First contact', sides: some, rulings: {} })
  const begun = submit(rules, rules.initial, beginning(sides), [])
  if (begun.kind !== 'decided') throw new Error(`${id} ${begun.kind}`)
  const state = begun.state as State
  const refusalOf = (command: Typed & Readonly<Record<string, unknown>>, now: object = state): string | null => rules.check(now, command)

  it('begins a battle once, with two sides and ids of their own', () => {
    expect(rules.check(state, beginning(sides))).toBe('already-begun')
    expect(['too-few-sides', 'two-sides-needed']).toContain(rules.check(rules.initial, beginning(sides.slice(0, 1))))
    const twice = sides.map(({ sideId }) => ({ sideId, roster: rosters[0] ?? rosters })) as typeof sides
    expect(rules.check(rules.initial, beginning(twice))).toBe('duplicate-id')
  })
  it('reads a rule another way, if there is one, and only once', () => {
    const [ruling] = rules.rulings
    if (ruling === undefined) return
    const { key, values } = ruling
    const set = { type: 'setRuling', key, value: values[1] ?? '' }
    const changed = submit(rules, state, set, [])
    expect(changed).toMatchObject({ kind: 'decided', events: [{ type: 'rulingSet', key: set.key, value: set.value }] })
    expect(rules.check(changed.kind === 'decided' ? changed.state : state, set)).toBe('nothing-to-change')
    expect(refusalOf({ ...set, value: values[0] })).toBe('nothing-to-change')
    expect([refusalOf({ ...set, value: 'sometimes' }), refusalOf({ ...set, key: 'x.rain' })]).toEqual(['no-such-ruling', 'no-such-ruling'])
  })
  it('has its place and its headline named, when it is over too', () => {
    const tell = { type: 'tellBattle', headline: 'We held', place: 'The Gap', heldBy: 'A' } as const
    const told = submit(rules, state, tell, [])
    if (told.kind !== 'decided') throw new Error(told.kind)
    expect(told.events).toEqual([{ ...tell, type: 'battleTold' }])
    expect(rules.check(told.state, tell)).toBe('nothing-to-change')
    const over = submit(rules, told.state, { type: 'endBattle', ...(id === 'petit-wargame' && { winnerId: null }) }, [])
    if (over.kind !== 'decided') throw new Error(over.kind)
    expect(rules.check(over.state, { type: 'endBattle' })).toBe('battle-over')
    for (const viewer of [{ kind: 'gm' }, { kind: 'table' }] as const)
      expect(rules.viewFor(over.state, viewer).ending?.says).toEqual({ key: 'view.ending.own', values: { headline: 'We held' } })
    expect(refusalOf({ ...tell, headline: null }, over.state as object)).toBeNull()
  })
  it('puts an obligation off once, and drops it', () => {
    const owing = { ...state, obligations: [{ id: 'o1' }, { id: 'o2', isDeferred: true }] }
    const codes = (type: string): readonly (string | null)[] =>
      ['o1', 'o2', 'o3'].map(obligationId => refusalOf({ type, obligationId, reason: '' }, owing))
    if (DEFERRING.includes(id)) expect(codes('deferObligation')).toEqual([null, 'already-deferred', 'no-such-obligation'])
    if (WAIVING.includes(id)) expect(codes('waiveObligation')).toEqual([null, null, 'no-such-obligation'])
  })
  it('ends an effect that there is', () => {
    const affected = { ...state, effects: [{ id: 'e1' }] }
    const codes = ['e1', 'e2'].map(
      effectId => ENDING_EFFECTS.includes(id) && refusalOf({ type: 'endEffect', effectId, reason: '' }, affected)
    )
    if (ENDING_EFFECTS.includes(id)) expect(codes).toEqual([null, 'no-such-effect'])
  })
  it.each(CORRECTED[id] ?? [])('corrects %s that there are, in something, and never to a blank name', (list, type, field, missing) => {
    expect(refusalOf({ type, [field]: 'nobody', correction: { note: 'late' }, reason: '' })).toBe(missing)
    const one = { id: 'one', name: 'One', mars: [], weapons: [], type: 'small' }
    const first = state[list]?.[0] ?? one
    const now = { ...state, [list]: [first] }
    expect(refusalOf({ type, [field]: first.id, correction: {}, reason: '' }, now)).toBe('nothing-to-change')
    if (list !== 'officers') expect(refusalOf({ type, [field]: first.id, correction: { name: ' ' }, reason: '' }, now)).toBe('bad-name')
  })
})

function counted(): () => string {
  let count = 0
  return () => `id${String((count += 1))}`
}
