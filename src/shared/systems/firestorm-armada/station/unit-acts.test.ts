import { describe, expect, it } from 'vitest'
import { acting, duel, u } from '@kit/systems/firestorm-armada'
import { firestormStation } from './station'

const acts = firestormStation.acts(acting(duel()), [u('red1')])

const keys = (unit: string): readonly string[] => firestormStation.acts(acting(duel()), [u(unit)]).map(({ key }) => key)

describe('what a player may speak for', () => {
  it('is the squadrons and flights of the own side', () => {
    const claims = ['A', 'B'].map(side => firestormStation.claims(duel(), side).map(({ id }) => id))
    expect(claims).toEqual([
      ['red1', 'red2', 'redF'],
      ['blue1', 'blue2', 'blueF']
    ])
  })
})

describe('what the player of a squadron may propose in its activation', () => {
  it('is what its own ships do, and nothing of others', () => {
    expect([...new Set(keys('red1').map(key => key.split('/')[0]))]).toEqual(['a', 'b', 'red1'])
  })
  it('is for others only to begin theirs', () => {
    expect([keys('red2'), keys('blue1')]).toEqual([['red2/activate'], ['blue1/activate']])
  })
  it('is at enemies, never at its own', () => {
    const targets = acts.flatMap(({ fields }) =>
      fields.flatMap(field => (field.kind === 'pick' && field.name === 'targetId' ? field.options.map(({ value }) => value) : []))
    )
    expect([...new Set(targets)]).toEqual(['x', 'y', 'z'])
  })
})

describe('the fire that the player of a squadron may propose', () => {
  it('is in the arc, the band and the sight that are chosen', () => {
    const fire = acts.find(act => act.key.startsWith('a/fire/'))
    const aim = (partial: boolean) => fire?.commandOf({ targetId: 'x', band: 2, isPartial: partial, sight: 'clear' })
    expect(aim(true)).toMatchObject({
      type: 'fireWeapons',
      targetId: 'x',
      aims: [{ shipId: 'a', arc: 'partial', band: 1, sight: 'clear' }]
    })
    expect(aim(false)).toMatchObject({ aims: [{ arc: 'full' }] })
  })
})
