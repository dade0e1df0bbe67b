import { valuesOf } from '@kit/main/offer-values'
import { describe, expect, it } from 'vitest'
import type { Message } from '@shared/core/engine/message'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, anOfficer, at, battle, having, play } from '@kit/systems/starfinder-armada'
import { aSeat } from '@kit/main/seats'
import type { Seat } from './kept-table'
import { claimIds, claimViews, offersOf, proposedAct, viewerOf, WHOLE_SIDE, type Sight } from './offers'

const state = at(
  battle(anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ana', 'commander', 'a')]), anArmada('them', [{ id: 'x' }])),
  'helm'
)
const sightOf = (seat: Seat, of: unknown = state): Sight => ({
  system: hostedSystem('starfinder-armada'),
  state: of,
  seat,
  secret: 's',
  showsChances: true
})
const read = ({ values }: Message): unknown => values?.['name']
const groups = (seat: Seat): readonly unknown[] => [...new Set(offersOf(sightOf(seat)).map(({ group }) => read(group)))]

describe('what a seat is offered', () => {
  it('is what those can do that its player speaks for, and nobody else', () => {
    expect(groups(aSeat('m', 'A', 'a'))).toEqual(['a'])
    expect(groups(aSeat('m', 'A'))).toEqual([])
    expect(groups(aSeat('m', 'A', WHOLE_SIDE))).toEqual(['Ana', 'a', 'b'])
    expect(viewerOf(sightOf(aSeat('m', 'A', 'a')))).toEqual({ kind: 'station', sideId: 'A', ownIds: ['a'] })
  })
  it('is nothing of another side, whatever its claims say', () => {
    const [offer] = offersOf(sightOf(aSeat('m', 'B', 'x')))
    expect(offer === undefined ? '' : read(offer.group)).toBe('x')
    expect(offersOf(sightOf(aSeat('m', 'B', WHOLE_SIDE))).every(({ group }) => read(group) === 'x')).toBe(true)
  })
  it('has ids that are good for that seat alone', () => {
    const [mine] = offersOf(sightOf(aSeat('m', 'A', 'a')))
    const values = valuesOf(mine)
    expect(proposedAct(sightOf(aSeat('m', 'A', 'a')), mine?.id ?? '', values)).not.toBeNull()
    expect(proposedAct(sightOf(aSeat('p', 'A', 'a')), mine?.id ?? '', values)).toBeNull()
  })
})

describe('what is offered', () => {
  const ana = aSeat('m', 'A', 'ana', 'a')
  it('begins with no distance', () => {
    const attack = offersOf(sightOf(ana)).find(({ label }) => label.key === 'sa.station.attack')
    expect(attack?.fields.find(({ name }) => name === 'rangeHexes')?.value).toBeNull()
  })
  it('says each choice once', () => {
    const sight = sightOf(aSeat('m', 'A', 'a'), at(state, 'gunnery'))
    const attack = offersOf(sight).find(({ label }) => label.key === 'sa.station.attack')
    const said = JSON.stringify(proposedAct(sight, attack?.id ?? '', { ...valuesOf(attack), rangeHexes: 7 })?.what)
    expect([said.match(/"x"/gu)?.length, said.match(/"7"/gu)?.length]).toEqual([1, 1])
  })
  it('has no option that the rules refuse, while there are others', () => {
    const admiral = anArmada('us', [{ id: 'a' }], [anOfficer('Ana', 'admiral', 'a')])
    const helm = at(battle(admiral, anArmada('them', [{ id: 'x' }, { id: 'y' }], [anOfficer('Bo', 'admiral', 'x')])), 'helm')
    const begun = play(helm, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
    const made = { armadaId: begun.armadas[0]?.id, targetId: 'x', officerId: begun.officers[0]?.id }
    const taunted = { ...begun, taunts: [made] }
    const targets = (of: unknown): readonly unknown[] => {
      const seat = aSeat('m', 'A', WHOLE_SIDE)
      const taunt = offersOf(sightOf(seat, of)).find(({ label }) => label.key === 'sa.action.taunt')
      return (taunt?.fields ?? []).flatMap(field => (field.kind === 'pick' ? field.options.map(({ label }) => read(label)) : []))
    }
    expect([targets(begun), targets(taunted)]).toEqual([['x', 'y'], ['y']])
  })
})

describe('a number of an offer', () => {
  it('is one from its least to its most, both allowed', () => {
    const sight = sightOf(aSeat('m', 'A', 'a'))
    const attack = offersOf(sight).find(({ label }) => label.key === 'sa.station.attack')
    const range = attack?.fields.find(field => field.kind === 'number')
    const values = valuesOf(attack)
    const fits = (hexes: number): boolean => proposedAct(sight, attack?.id ?? '', { ...values, rangeHexes: hexes }) !== null
    const { min, max } = range?.kind === 'number' ? range : { min: 0, max: 0 }
    expect(max).toBeGreaterThan(min)
    expect([min - 1, min, max, max + 1].map(fits)).toEqual([false, true, true, false])
  })
})

describe('what a seat may speak for', () => {
  const [mara, priya] = [aSeat('mara', 'A', 'a'), aSeat('priya', 'A')]
  const named = (seat: Seat, others: readonly Seat[], name: string) => claimViews(sightOf(seat), others).find(claim => claim.name === name)
  it('is its own, or taken by another player of its side, and by nobody else', () => {
    expect([named(mara, [mara, priya], 'a')?.isMine, named(mara, [mara, priya], 'a')?.takenBy]).toEqual([true, null])
    expect([named(priya, [mara, priya], 'a')?.isMine, named(priya, [mara, priya], 'a')?.takenBy]).toEqual([false, 'mara'])
    expect(named(priya, [aSeat('hask', 'B', 'a')], 'a')?.takenBy).toBeNull()
  })
  it('is of its own side, by ids of its own', () => {
    expect(claimViews(sightOf(priya), []).map(({ name }) => name)).toEqual(['Ana', 'a', 'b', 'us'])
    const id = named(mara, [], 'b')?.id ?? ''
    expect([claimIds(sightOf(mara), [id]), claimIds(sightOf(priya), [id])]).toEqual([['b'], null])
  })
  it('has its own side whole, hidden or not', () => {
    const hiding = having(state, 'b', { isHidden: true })
    expect(claimViews(sightOf(priya, hiding), []).map(({ name }) => name)).toContain('b')
  })
})
