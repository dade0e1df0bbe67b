import { describe, expect, it } from 'vitest'
import type { PendingCommand } from '@shared/ipc/calls'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, anOfficer, at, attack, battle, having } from '@kit/systems/starfinder-armada'
import { aSeat } from '@kit/main/seats'
import { askOf } from './asks'
import type { Proposal, Seat } from './kept-table'
import { sentProposal } from './proposals'
import type { Scene } from './station-scene'

const state = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ana', 'commander', 'a')]),
    anArmada('them', [{ id: 'x' }, { id: 'secret' }])
  ),
  'gunnery'
)
const hidden = having(state, 'secret', { isHidden: true })
const shot = attack('a', 'x')
const request = { purpose: 'sa.roll.attack', die: 'd20', count: 1, actor: 'a' } as const
const waiting = (command: PendingCommand['command'], actor: string | null = 'a'): PendingCommand => ({
  command,
  overruling: null,
  answered: [],
  request: { ...request, actor },
  text: ''
})
function scene(seat: Seat, pending: PendingCommand | null, more: Partial<Scene> & { readonly of?: unknown } = {}): Scene {
  const { of = state, ...rest } = more
  const sight = { system: hostedSystem('starfinder-armada'), state: of, seat, secret: 's', showsChances: true }
  return { sight, seat, seats: [seat], proposals: [], table: 'T', entries: () => [], pending, nthAsk: roll => roll, ...rest }
}
const granted = (seatId: string, state_: Proposal['state'] = 'yes'): Proposal => ({
  ...sentProposal({ id: 'p', seatId, sentMs: 0 }, { command: shot, offer: null, what: null, text: '', isAllowed: true }),
  state: state_
})

describe('dice that a phone is asked for', () => {
  it('are those of whom its player speaks for, and of nobody else', () => {
    expect(askOf(scene(aSeat('mara', 'A', 'a'), waiting(shot))).map(({ die, count }) => [die, count])).toEqual([['d20', 1]])
    for (const seat of [aSeat('priya', 'A', 'b'), aSeat('looks', 'A'), aSeat('hask', 'B', 'x')])
      expect(askOf(scene(seat, waiting(shot)))).toEqual([])
    expect(askOf(scene(aSeat('mara', 'A', 'a'), null))).toEqual([])
  })
  it('are those of what it proposed itself, once the game master has said yes or half', () => {
    const mara = aSeat('mara', 'A', 'b')
    const asked = (proposal: Proposal): number => askOf(scene(mara, waiting(shot), { proposals: [proposal] })).length
    expect([granted('mara'), granted('mara', 'half'), granted('mara', 'sent'), granted('priya')].map(asked)).toEqual([1, 1, 0, 0])
  })
  it('are none for an attack on somebody out of sight', () => {
    const pending = waiting({ ...attack('a', 'secret') })
    expect(askOf(scene(aSeat('mara', 'A', 'a'), pending, { of: state }))).toHaveLength(1)
    expect(askOf(scene(aSeat('mara', 'A', 'a'), pending, { of: hidden }))).toEqual([])
  })
  it('are none where somebody else rolls for the same command', () => {
    expect(askOf(scene(aSeat('mara', 'A', 'a'), waiting(shot, 'secret')))).toEqual([])
  })
})
