import { describe, expect, it } from 'vitest'
import type { DraftForce, DraftUnit, DraftWing } from '@shared/systems/dystopian-wars/model/force'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { PROBLEM_CODES, type ProblemCode } from '@shared/systems/dystopian-wars/validate/problem'
import { validateForce } from '@shared/systems/dystopian-wars/validate/validate-force'
import { withPart } from '../../../builder/draft/roster-tree'
import { remedied } from './remedy'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [sound] = sampleForces(newId)
const names = { squadron: 'New squadron', unit: 'New unit', weapon: 'Main gun' }
const [flag, , patrol] = sound.squadrons
const resolute = flag?.units[0]
const petrels = patrol?.wings[0]
if (flag === undefined || patrol === undefined || resolute === undefined || petrels === undefined) throw new Error('No samples')

const unit = (change: Partial<DraftUnit>): DraftForce => withPart(sound, resolute.id, (one: DraftUnit) => ({ ...one, ...change }))
const wing = (change: Partial<DraftWing>): DraftForce => withPart(sound, petrels.id, (one: DraftWing) => ({ ...one, ...change }))
const gun = (bands: readonly { toInches: number; dice: number }[], name = 'Gun'): DraftForce =>
  unit({ weapons: resolute.weapons.map((weapon, i) => (i === 0 ? { ...weapon, bands, name } : weapon)) })
const other = { mar: 'other', text: ' ', dice: 1, abort: 0 } as const

/** Forces with only this problem. */
const BROKEN: Readonly<Record<ProblemCode, readonly DraftForce[]>> = {
  'name-empty': [
    { ...sound, name: '' },
    unit({ name: '' }),
    wing({ name: ' ' }),
    gun([{ toInches: 8, dice: 1 }], ''),
    { ...sound, squadrons: sound.squadrons.map(one => (one === flag ? { ...one, name: '' } : one)) }
  ],
  'no-squadrons': [{ ...sound, squadrons: [] }],
  'empty-squadron': [{ ...sound, squadrons: [...sound.squadrons, { ...flag, id: newId() as never, units: [] }] }],
  'duplicate-id': [{ ...sound, squadrons: [flag, flag] }, unit({ weapons: [...resolute.weapons, ...resolute.weapons] })],
  'bad-number': [
    { ...sound, cards: -1 },
    unit({ hp: 0, ap: 2.5, movementInches: 400 }),
    unit({ mars: [{ ...other, mar: 'hardImpact', dice: 1000 }] }),
    wing({ tokens: 0, fuel: -3 })
  ],
  'cr-below-dr': [unit({ dr: 9, cr: 4 })],
  'bad-bands': [
    gun([]),
    gun([
      { toInches: 16, dice: 3 },
      { toInches: 8, dice: 6 },
      { toInches: 8, dice: 5 },
      { toInches: 0, dice: 9 }
    ])
  ],
  'no-dice': [unit({ aa: 0, cc: 0, weapons: [] })],
  'mar-unwritten': [unit({ mars: [other] }), wing({ mars: [other] })],
  'cap-not-fighter': [wing({ type: 'recon' })],
  'ordnance-unnamed': [
    wing({ ordnancePerToken: 2 }),
    wing({ type: 'torpedoBomber', isOnCap: false, ordnancePerToken: 2 }),
    wing({ ordnanceKind: 'bomb' })
  ]
}

describe('the remedy of a problem', () => {
  it.each(PROBLEM_CODES)('%s leaves nothing of it, and breaks nothing else', code => {
    for (const broken of BROKEN[code]) {
      const { problems } = validateForce(broken)
      expect([...new Set(problems.map(problem => problem.code))]).toEqual([code])
      const fixed = problems.reduce((force, problem) => remedied(force, problem, names, newId), broken)
      expect(validateForce(fixed).problems).toEqual([])
    }
  })

  it('sorts bands by distance and keeps the dice of the first of two that are the same', () => {
    const broken = BROKEN['bad-bands'][1] ?? sound
    const [problem] = validateForce(broken).problems
    if (problem === undefined) throw new Error('Nothing is wrong')
    expect(remedied(broken, problem, names, newId).squadrons[0]?.units[0]?.weapons[0]?.bands).toEqual([
      { toInches: 8, dice: 6 },
      { toInches: 16, dice: 3 }
    ])
  })
  it('gives bombers bombs, torpedo bombers torpedoes, and takes a kind away where there are no dice', () => {
    const kinds = BROKEN['ordnance-unnamed'].map(broken => {
      const [problem] = validateForce(broken).problems
      return problem === undefined ? '' : remedied(broken, problem, names, newId).squadrons[2]?.wings[0]?.ordnanceKind
    })
    expect(kinds).toEqual(['bomb', 'torpedo', null])
  })
})
