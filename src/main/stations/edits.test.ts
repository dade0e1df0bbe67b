import { valuesOf } from '@kit/main/offer-values'
import { describe, expect, it } from 'vitest'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, at, battle } from '@kit/systems/starfinder-armada'
import { editsOf, givenOf } from './edits'
import type { Proposal, Seat } from './kept-table'
import { offersOf, proposedAct, type Sight } from './offers'
import { sentProposal } from './proposals'

const state = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
const seat: Seat = { id: 'm', name: 'm', tokenDigest: '', sideId: 'A', claims: ['a'], isReady: false, proposalCount: 0 }
const sight: Sight = { system: hostedSystem('starfinder-armada'), state, seat, secret: 's', showsChances: true }

function proposedAttack(): Proposal {
  const attack = offersOf(sight).find(({ label }) => label.key === 'sa.station.attack')
  const values = valuesOf(attack)
  const act = proposedAct(sight, attack?.id ?? '', values)
  if (act === null) throw new Error('The attack is not offered')
  return sentProposal({ id: 'p', seatId: 'm', sentMs: 0 }, { ...act, text: '' })
}

describe('a proposal in the words of the game master', () => {
  it('names a ship by its mark on the table, where its player counts only those it sees', () => {
    const them = anArmada('them', [{ id: 'x' }, { id: 'y' }, { id: 'z' }])
    const open = at(battle(anArmada('us', [{ id: 'a' }]), them), 'gunnery')
    const fleets = open.fleets.map(fleet => (fleet.id === 'a' ? fleet : { ...fleet, name: 'Patrol', isHidden: fleet.id === 'x' }))
    const shadowed: Sight = { ...sight, state: { ...open, fleets } }
    const attack = offersOf(shadowed).find(({ label }) => label.key === 'sa.station.attack')
    const values = valuesOf(attack)
    const act = proposedAct(shadowed, attack?.id ?? '', values)
    if (act === null) throw new Error('The attack is not offered')
    const proposal = sentProposal({ id: 'p', seatId: 'm', sentMs: 0 }, { ...act, text: '' })
    expect(JSON.stringify(proposal.what)).toContain('Patrol B1')
    expect(JSON.stringify(editsOf(shadowed, proposal).what)).toContain('Patrol B2')
    expect(editsOf(shadowed, { ...proposal, offer: null }).what).toBe(proposal.what)
  })
})

describe('what the game master may make of a proposal', () => {
  const proposal = proposedAttack()
  const values = proposal.offer?.values ?? {}
  const given = (range: number): unknown => givenOf(sight, proposal, 'yes', { ...values, rangeHexes: range })?.command
  it('is what was proposed, with another number from its least to its most, both allowed', () => {
    const field = editsOf(sight, proposal).fields.find(({ name }) => name === 'rangeHexes')
    const { min, max } = field?.kind === 'number' ? field : { min: 0, max: 0 }
    expect(max).toBeGreaterThan(min)
    expect([min, max].map(given)).toMatchObject([{ rangeHexes: min }, { rangeHexes: max }])
    expect([min - 1, max + 1].map(given)).toEqual([undefined, undefined])
  })
  it('has no target that was not there to choose', () => {
    expect(givenOf(sight, proposal, 'yes', { ...values, targetId: 'a' })).toBeNull()
  })
})
