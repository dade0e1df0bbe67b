import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import type { DraftArmada, DraftOfficer } from '../model/design'
import { anArmada, anOfficer, f, type FleetSketch } from '@kit/systems/starfinder-armada'
import type { ArmadaProblem } from './problem'
import { applyRemedy } from './remedy'
import { fleetTierMax } from './tiers'
import { validateArmada } from './validate-armada'

const flagship: FleetSketch = { id: 'a1', tier: 5, size: 'large', fleetClass: 'capital', abilities: ['flagship'] }

/** 25 points. */
function large(id: string): FleetSketch {
  return { id, tier: 5, size: 'large' }
}

function armada(fleets: readonly FleetSketch[], officers: readonly DraftOfficer[] = [], fields: Partial<DraftArmada> = {}): DraftArmada {
  return { ...anArmada('a', fleets, officers), allowIllegal: false, ...fields }
}

function problemsOf(draft: DraftArmada): readonly ArmadaProblem[] {
  return validateArmada(draft, {}).problems
}

/** The one problem of a draft, and that its remedy takes it away. */
function onlyProblem(draft: DraftArmada): ArmadaProblem {
  const problems = problemsOf(draft)
  expect(problems).toHaveLength(1)
  const found = present(problems[0], 'problem')
  if (found.remedy !== null) expect(problemsOf(applyRemedy(draft, found.remedy)).filter(other => other.code === found.code)).toEqual([])
  return found
}

describe('a legal armada (SA-001)', () => {
  it('has no problems and is fit for battle', () => {
    const draft = armada([flagship, { id: 'a2' }], [anOfficer('x', 'admiral', 'a1'), anOfficer('y', 'commander', 'a1')])
    expect(validateArmada(draft, {})).toEqual({ verdict: 'legal', problems: [], fit: draft })
  })
  it('needs a fleet', () => {
    const { verdict, problems, fit } = validateArmada(armada([]), {})
    expect([verdict, problems.map(found => found.code), fit]).toEqual(['illegal', ['no-fleets'], null])
  })
  it('needs names for itself, its fleets and its officers', () => {
    const draft = armada([flagship], [{ ...anOfficer('x', 'admiral', 'a1'), name: ' ' }], { name: '' })
    const nameless = { ...draft, fleets: draft.fleets.map(fleet => ({ ...fleet, name: '\t' })) }
    expect(problemsOf(nameless).map(found => [found.code, found.fleetId, found.officerId])).toEqual([
      ['name-empty', null, null],
      ['name-empty', 'a1', null],
      ['name-empty', 'a1', 'x']
    ])
  })
})

describe('tiers (SA-002, SA-005)', () => {
  it('of a fleet may exceed the armada by one', () => {
    expect(problemsOf(armada([{ ...flagship, tier: 6 }]))).toEqual([])
  })
  it('of a fleet may not exceed it by two', () => {
    const found = onlyProblem(armada([{ ...flagship, tier: 7 }]))
    expect(found).toMatchObject({
      code: 'fleet-tier-too-high',
      severity: 'illegal',
      source: 'SA-005',
      fleetId: 'a1',
      field: 'tier',
      values: { tier: 7, max: 6 },
      remedy: { type: 'setFleetTier', fleetId: 'a1', tier: 6 }
    })
  })
  it('go to 21 in an armada of tier 20 (sa.maxFleetTier = 21)', () => {
    const rulings = { 'sa.maxFleetTier': '21' }
    expect([18, 19, 20].map(tier => fleetTierMax(rulings, tier))).toEqual([19, 20, 21])
    const draft = armada([{ ...flagship, tier: 21 }], [], { tier: 20 })
    expect([validateArmada(draft, rulings).verdict, validateArmada(draft, {}).problems.map(found => found.code)]).toEqual([
      'legal',
      ['bad-tier']
    ])
    const higher = armada([{ ...flagship, tier: 22 }], [], { tier: 20 })
    expect(validateArmada(higher, rulings).problems).toMatchObject([{ code: 'bad-tier', remedy: { tier: 21 } }])
    expect(validateArmada(armada([flagship], [], { tier: 21 }), rulings).problems).toMatchObject([
      { code: 'bad-tier', remedy: { tier: 20 } }
    ])
  })
  it('stop at 20 even in an armada of tier 20 (sa.maxFleetTier = 20, SA-Q15)', () => {
    expect([fleetTierMax({}, 19), fleetTierMax({}, 20)]).toEqual([20, 20])
    expect(problemsOf(armada([{ ...flagship, tier: 21 }], [], { tier: 20 })).map(found => found.code)).toEqual(['bad-tier'])
  })
  it('are whole numbers from 1 to 20', () => {
    expect(onlyProblem(armada([{ ...flagship, tier: 0 }])).remedy).toEqual({ type: 'setFleetTier', fleetId: 'a1', tier: 1 })
    expect(onlyProblem(armada([{ ...flagship, tier: 2.5 }])).code).toBe('bad-tier')
    expect(onlyProblem(armada([{ ...flagship, tier: 1 }], [], { tier: 25 })).remedy).toEqual({ type: 'setArmadaTier', tier: 20 })
  })
})

describe('budget (SA-004)', () => {
  it('may be spent to the last point', () => {
    const draft = armada([flagship, ...['a2', 'a3', 'a4'].map(large), { id: 'a5', tier: 5 }])
    expect(problemsOf(draft)).toEqual([])
  })
  it('may not be exceeded by one: the cheapest ability that covers it is offered', () => {
    const draft = armada([flagship, ...['a2', 'a3', 'a4'].map(large), { id: 'a5', tier: 4, abilities: ['emp', 'boarders'] }])
    expect(onlyProblem(draft)).toMatchObject({
      code: 'over-budget',
      source: 'SA-004',
      values: { spent: 121, budget: 120, over: 1, tier: 5 },
      fleetId: 'a5',
      remedy: { type: 'dropAbility', fleetId: 'a5', ability: 'boarders' }
    })
  })
  it('asks for one fleet to come down where no ability covers the excess', () => {
    const draft = armada([flagship, ...['a2', 'a3', 'a4', 'a5'].map(large)])
    expect(onlyProblem(draft)).toMatchObject({ values: { spent: 125, over: 5 }, remedy: { type: 'setFleetTier', fleetId: 'a5', tier: 4 } })
  })
  it('offers nothing where no single change helps', () => {
    const draft = armada([flagship, ...Array.from({ length: 12 }, (_, i) => large(`x${String(i)}`))])
    expect(onlyProblem(draft)).toMatchObject({ code: 'over-budget', fleetId: null, remedy: null })
  })
})

describe('flagship (SA-006)', () => {
  it('is missing: the admiral\u2019s fleet is offered', () => {
    const draft = armada([{ ...flagship, abilities: [] }, { id: 'a2' }], [anOfficer('x', 'admiral', 'a2')])
    expect(onlyProblem(draft)).toMatchObject({
      code: 'no-flagship',
      source: 'SA-006',
      remedy: { type: 'addAbility', fleetId: 'a2', ability: 'flagship' }
    })
  })
  it('is missing: without an admiral the first fleet is offered', () => {
    expect(onlyProblem(armada([{ id: 'a1' }, { id: 'a2' }])).remedy).toEqual({ type: 'addAbility', fleetId: 'a1', ability: 'flagship' })
  })
  it('may not be named twice: the later one is located', () => {
    const found = onlyProblem(armada([flagship, { id: 'a2', abilities: ['flagship'] }]))
    expect(found).toMatchObject({ code: 'several-flagships', fleetId: 'a2', values: { name: 'a2', flagship: 'a1' } })
  })
})

describe('abilities of a class (SA-027, SA-028)', () => {
  it('are refused to the other classes', () => {
    expect(onlyProblem(armada([flagship, { id: 'a2', fleetClass: 'fighter', abilities: ['array'] }]))).toMatchObject({
      code: 'ability-not-for-class',
      source: 'SA-027',
      fleetId: 'a2',
      values: { ability: 'array', fleetClass: 'fighter' }
    })
  })
  it('are taken once (SA-028)', () => {
    const found = onlyProblem(armada([flagship, { id: 'a2', abilities: ['emp', 'emp'] }]))
    expect(found).toMatchObject({ code: 'duplicate-ability', source: 'SA-028', fleetId: 'a2' })
    const fixed = applyRemedy(armada([flagship, { id: 'a2', abilities: ['emp', 'emp'] }]), present(found.remedy, 'remedy'))
    expect(fixed.fleets[1]?.abilities).toEqual(['emp'])
  })
  it('include agile for fighters where the table says what it does (sa.agile = plus2Piloting, sa.agile = gmText)', () => {
    const draft = armada([flagship, { id: 'a2', fleetClass: 'fighter', abilities: ['agile'] }])
    const ours = { 'sa.agile': 'gmText', 'sa.agile.cost': '99' }
    expect(validateArmada(draft, { 'sa.agile': 'plus2Piloting' }).verdict).toBe('legal')
    expect(validateArmada(draft, { ...ours, 'sa.agile.cost': '9' }).verdict).toBe('legal')
    expect(validateArmada(draft, ours).problems).toMatchObject([{ code: 'over-budget', remedy: { ability: 'agile' } }])
    const wrong = armada([flagship, { id: 'a2', abilities: ['agile'] }])
    expect(validateArmada(wrong, ours).problems.map(found => found.code)).toContain('ability-not-for-class')
  })
  it('cannot be judged for an agile fighter (sa.agile = disabled, SA-Q04)', () => {
    const draft = armada([flagship, { id: 'a2', fleetClass: 'fighter', abilities: ['agile'] }])
    const { verdict, problems, fit } = validateArmada(draft, {})
    expect([verdict, fit]).toEqual(['unsure', draft])
    expect(problems).toMatchObject([{ code: 'agile-undefined', severity: 'cannot-tell', source: 'SA-Q04', fleetId: 'a2' }])
  })
  it('are illegal for an agile destroyer', () => {
    expect(onlyProblem(armada([flagship, { id: 'a2', abilities: ['agile'] }])).code).toBe('ability-not-for-class')
  })
})

describe('officers of an armada (SA-045, SA-055)', () => {
  it('may share a fleet in different roles and a role in different fleets', () => {
    const officers = [anOfficer('x', 'commander', 'a1'), anOfficer('y', 'chiefCaster', 'a1'), anOfficer('z', 'commander', 'a2')]
    expect(problemsOf(armada([flagship, { id: 'a2' }], officers))).toEqual([])
  })
  it('may not share a role in one fleet: a free role is offered, not a second admiral', () => {
    const officers = [anOfficer('q', 'admiral', 'a1'), anOfficer('x', 'chiefCaster', 'a1'), anOfficer('y', 'chiefCaster', 'a1')]
    expect(onlyProblem(armada([flagship], officers))).toMatchObject({
      code: 'role-taken',
      source: 'SA-045',
      officerId: 'y',
      fleetId: 'a1',
      remedy: { type: 'setRole', officerId: 'y', role: 'commander' }
    })
  })
  it('are never offered the admiral\u2019s role while another fleet has the admiral', () => {
    const officers = [anOfficer('q', 'admiral', 'a2'), anOfficer('x', 'chiefCaster', 'a1'), anOfficer('y', 'chiefCaster', 'a1')]
    expect(onlyProblem(armada([flagship, { id: 'a2' }], officers)).remedy).toEqual({ type: 'setRole', officerId: 'y', role: 'commander' })
  })
  it('have one admiral among them', () => {
    const officers = [anOfficer('x', 'admiral', 'a1'), anOfficer('y', 'admiral', 'a2')]
    expect(onlyProblem(armada([flagship, { id: 'a2' }], officers))).toMatchObject({
      code: 'second-admiral',
      source: 'SA-055',
      officerId: 'y'
    })
  })
  it('are aboard a fleet of the armada: the flagship is offered', () => {
    const draft = armada([{ id: 'a2' }, flagship], [anOfficer('x', 'admiral', 'gone')])
    expect(onlyProblem(draft)).toMatchObject({
      code: 'no-such-fleet',
      officerId: 'x',
      fleetId: null,
      remedy: { type: 'moveOfficer', officerId: 'x', fleetId: 'a1' }
    })
  })
  it('may be written down with base attack bonus in any role', () => {
    expect(problemsOf(armada([flagship], [{ ...anOfficer('x', 'admiral', 'a1'), baseAttackBonus: 8 }]))).toEqual([])
  })
})

describe('the GM\u2019s leave (SA-005)', () => {
  const tooHigh = armada([{ ...flagship, tier: 9 }])
  it('makes an illegal armada fit, and leaves it illegal', () => {
    expect(validateArmada(tooHigh, {}).fit).toBeNull()
    const allowed = validateArmada({ ...tooHigh, allowIllegal: true }, {})
    expect([allowed.verdict, allowed.fit === null]).toEqual(['illegal', false])
  })
  it('cannot fix what leaves nothing to fight with', () => {
    const stray = armada([flagship], [anOfficer('x', 'admiral', 'gone')], { allowIllegal: true })
    expect(validateArmada(stray, {}).fit).toBeNull()
    expect(validateArmada(armada([], [], { allowIllegal: true }), {}).fit).toBeNull()
  })
})

describe('remedies (SA-004)', () => {
  it('change nothing when what they name is gone', () => {
    const draft = armada([flagship])
    expect(applyRemedy(draft, { type: 'setFleetTier', fleetId: f('gone'), tier: 1 })).toBe(draft)
    expect(applyRemedy(draft, { type: 'dropAbility', fleetId: f('a1'), ability: 'emp' })).toBe(draft)
  })
})
