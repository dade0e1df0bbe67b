import { describe, expect, it } from 'vitest'
import { aSquadron, aUnit, battle, s } from '@kit/systems/dystopian-wars'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import { sideToAct } from './side-to-act'

const state = battle([aSquadron('one', [aUnit('a')]), aSquadron('two', [aUnit('b')])], [aSquadron('theirs', [aUnit('x')])])
const acted = (...ids: readonly string[]): typeof state => ({
  ...state,
  squadrons: state.squadrons.map(squadron => ({ ...squadron, hasActivated: ids.includes(squadron.id) }))
})
const did = (event: DwEvent) => ({ events: [event] })
const activated = (id: string) => did({ type: 'squadronActivated', squadronId: s(id) })
const ended = did({ type: 'turnEnded', turn: 1 })

describe('whose activation it is (DW-001)', () => {
  it('goes from side to side, whoever began', () => {
    expect(sideToAct(acted('one'), [activated('one')])).toBe('B')
    expect(sideToAct(acted('theirs'), [activated('theirs')])).toBe('A')
  })
  it('stays with a side while nobody else waits, and is nobody once all have acted', () => {
    expect(sideToAct(acted('one', 'theirs'), [activated('one'), activated('theirs')])).toBe('A')
    expect(sideToAct(acted('one', 'two', 'theirs'), [activated('two')])).toBeNull()
  })
  it('is the table’s at the start of a turn', () => {
    expect([sideToAct(state, []), sideToAct(state, [ended, activated('one')])]).toEqual([null, null])
  })
})
