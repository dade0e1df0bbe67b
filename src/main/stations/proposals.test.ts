import { describe, expect, it } from 'vitest'
import type { Proposal } from './kept-table'
import { answered, pruned, sentProposal } from './proposals'

const proposal = (id: string, seatId: string): Proposal =>
  sentProposal({ id, seatId, sentMs: 0 }, { command: null, offer: null, what: null, text: 'help', isAllowed: true })
const done = (count: number, seatId: string): readonly Proposal[] =>
  Array.from({ length: count }, (_, i) => answered(proposal(`${seatId}${String(i)}`, seatId), 'no', 1))
const ids = (proposals: readonly Proposal[]): readonly string[] => pruned(proposals).map(({ id }) => id)

describe('the proposals that are kept', () => {
  it('are the newest answered ones of each seat, however many others have', () => {
    const [mine, theirs] = [done(12, 'mara'), done(12, 'priya')]
    expect(ids([...mine, ...theirs])).toHaveLength(24)
    expect(ids([...done(14, 'mara'), ...theirs])[0]).toBe('mara2')
  })
  it('are all that are open', () => {
    const open = Array.from({ length: 20 }, (_, i) => proposal(`o${String(i)}`, 'mara'))
    expect(ids([...open, ...done(12, 'mara')])).toHaveLength(32)
  })
})
