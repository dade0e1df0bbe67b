import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, attack, battle, battleWith, f, having, play } from '@kit/systems/starfinder-armada'
import { act } from '@kit/systems/starfinder-armada/actions'
import { condition, modifier, morale, raised, scrambled, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { ABILITIES, type DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { NowLine } from '../../../contract/system-reference'
import { reference } from './reference'

/** The last word of a message with its values, or the number. */
const short = (cell: NowLine['value']): unknown => {
  if (typeof cell !== 'object') return cell
  const values = Object.values(cell.values ?? {})
  return values.length === 0 ? cell.key.split('.').at(-1) : [cell.key.split('.').at(-1), ...values]
}

const us: DraftArmada = anArmada(
  'us',
  [
    { id: 'hawk', tier: 5, size: 'large', fleetClass: 'capital', abilities: ['flagship', 'superweapon', 'array'] },
    { id: 'owl', tier: 4, size: 'medium', fleetClass: 'destroyer', abilities: ['boarders', 'gravityMines'] },
    { id: 'wren', tier: 3, size: 'small', fleetClass: 'fighter', abilities: ['interceptors'] }
  ],
  [anOfficer('Ana', 'admiral', 'hawk'), anOfficer('Tec', 'chiefTechnician', 'hawk', 12), anOfficer('Eng', 'chiefEngineer', 'owl')]
)
const them = anArmada(
  'them',
  [
    { id: 'crow', tier: 4, fleetClass: 'destroyer' },
    { id: 'rook', fleetClass: 'fighter' }
  ],
  [],
  6
)
const start = at(battle(us, them), 'gunnery', 2)
const ruled = (rulings: BattleState['rulings']): BattleState => at(battleWith(rulings, us, them), 'gunnery', 2)

/** What a passage says of a fleet: the last word of each label, or the name in it, with the value. */
function said(passage: string, state: BattleState, id: string): Record<string, unknown> {
  const lines = reference.now(passage, state, id).map(({ label, value }) => {
    const { name, enemy } = label.values ?? {}
    const word = enemy ?? (typeof name === 'string' ? name : null) ?? label.key.split('.').at(-1)
    return [word, short(value)]
  })
  return Object.fromEntries(lines) as Record<string, unknown>
}

describe('what a passage means now', () => {
  it('is nothing for nobody, without the ability, and for a fleet that is gone', () => {
    expect(reference.now('armor-class', start, 'nobody')).toEqual([])
    expect(reference.now('no-such-passage', start, 'hawk')).toEqual([])
    expect(reference.now('superweapon', start, 'owl')).toEqual([])
    const gone = having(start, 'owl', { status: 'destroyed', hp: -20 })
    expect(reference.now('speed-and-turns', gone, 'owl')).toEqual([])
    expect(said('disabled', gone, 'owl')).toEqual({ status: 'destroyed', hp: ['outOf', -20, 17] })
  })
  it.each(ABILITIES)('is of every ability something for a fleet that has it: %s', ability => {
    const passage = ability.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)
    const fleets = anArmada('us', [{ id: 'hawk', tier: 5, abilities: [ability] }, { id: 'owl' }])
    const state = at(battle(fleets, them), 'gunnery', 2)
    expect([said(passage, state, 'hawk'), reference.now(passage, state, 'owl').length]).not.toEqual([{}, 0])
  })
  it('is hull and shields, a flagship’s and an engineer’s counted (SA-018 to SA-022)', () => {
    expect(said('hull-and-shields', start, 'hawk')).toEqual({ hp: ['outOf', 31, 31], ct: 15, sp: ['outOf', 10, 10] })
    expect(said('hull-and-shields', having(start, 'owl', { hp: 6, sp: 2 }), 'owl')).toEqual({
      hp: ['outOf', 6, 17],
      ct: 8,
      sp: ['outOf', 2, 8]
    })
    expect(said('hull-and-shields', ruled({ 'sa.flagshipDerived': 'hpOnly' }), 'hawk')).toMatchObject({ ct: 13, sp: ['outOf', 8, 8] })
  })
  it('is its Armor Class from either side, with shields down and with Engines out (SA-016, SA-017, SA-109)', () => {
    expect(said('armor-class', start, 'owl')).toEqual({ atFront: 13, elsewhere: 12, byOfficers: 12 })
    expect(said('armor-class', having(start, 'owl', { sp: 0 }), 'owl')).toMatchObject({ atFront: 12 })
    const hit = withEffects(start, condition('owl', 'engines'), raised('owl', 'ac', 3))
    expect(said('armor-class', hit, 'owl')).toMatchObject({ atFront: 15, elsewhere: 14, byOfficers: 14 })
    expect(said('armor-class', ruled({ 'sa.shieldAcArc': 'always', 'sa.officerVsFullAc': 'yes' }), 'owl')).toEqual({
      atFront: 13,
      elsewhere: 13,
      byOfficers: 13
    })
  })
  it('is its gunnery modifier in each band, and where a 19 is critical (SA-093, SA-106)', () => {
    expect(said('gunnery', start, 'hawk')).toEqual({ short: '+7', long: '+5', extreme: '+3', critical: 20 })
    const hurt = withEffects(start, morale('hawk', 'shaken'), condition('hawk', 'communications'))
    expect(said('gunnery', hurt, 'hawk')).toMatchObject({ short: '+2', extreme: '−2' })
    expect(said('range', ruled({ 'sa.rangeBands': 'custom', 'sa.rangeBands.capital': '6/9/20' }), 'hawk')).toMatchObject({
      short: ['band', 6, 6],
      extreme: ['band', 20, 20]
    })
  })
  it('is its speed with and without Engines, and adrift (SA-013, SA-097)', () => {
    expect(said('speed-and-turns', start, 'wren')).toEqual({ speed: 6, turnDistance: 0 })
    expect(said('speed-and-turns', withEffects(start, condition('wren', 'engines')), 'wren')).toMatchObject({ speed: 5 })
    expect(said('disabled', having(start, 'owl', { status: 'disabled', hp: 0 }), 'owl')).toMatchObject({ destroyedBelow: '−17', drift: 2 })
  })
  it('is the damage each enemy does more or less (SA-023, SA-033, SA-109)', () => {
    expect(said('strong-and-weak', start, 'hawk')).toMatchObject({ strong: 'destroyer', weak: 'fighter', crow: '−2', rook: '+2' })
    expect(said('strong-and-weak', start, 'wren')).toMatchObject({ strong: 'fighter', rook: '−2' })
    const broken = withEffects(start, condition('wren', 'auxiliarySystem', 'interceptors'))
    expect(said('interceptors', broken, 'wren')).toEqual({ interceptors: 'out', strong: 'capital', weak: 'destroyer' })
  })
  it('is what a superweapon, an array and mines have left (SA-034, SA-035, SA-042)', () => {
    expect(said('superweapon', start, 'hawk')).toEqual({ superweapon: 'works', ready: 2, adds: '+5' })
    const fired = play(start, attack('hawk', 'crow', { usesSuperweapon: true, arrayTargets: 2 }), [15], [6, 4])
    expect(said('superweapon', fired, 'hawk')).toMatchObject({ ready: 4 })
    expect(said('array', fired, 'hawk')).toMatchObject({ arrayLeft: ['outOf', 1, 2] })
    expect(said('attacks', fired, 'crow')).toEqual({ hasAttacked: 'no', staged: 0, stagedAt: 1 })
    const declined = ['hawk', 'owl', 'wren', 'crow', 'rook'].reduce(
      (state, id) => having(state, id, { movement: 'declined' }),
      at(battle(us, them), 'helm', 2)
    )
    const laid = play(declined, { type: 'layMines', fleetId: f('owl'), place: 'B7' })
    expect(said('gravity-mines', laid, 'owl')).toMatchObject({ laid: 'yes', worksFrom: 3, mineHp: '2 + 2' })
    expect(Object.keys(said('speed-and-turns', at(laid, 'helm', 3), 'crow'))).toContain('placed')
    expect(Object.keys(said('speed-and-turns', laid, 'crow'))).not.toContain('placed')
  })
  it('is what its abilities cost, and which are out (SA-027, SA-109)', () => {
    const hit = withEffects(start, condition('hawk', 'auxiliarySystem', 'array'))
    expect(said('buying-abilities', hit, 'hawk')).toEqual({ flagship: ['price', 0], superweapon: ['price', 3], array: 'out' })
  })
  it('is the die that brings shields back, or none (SA-078)', () => {
    const low = having(at(start, 'engineering', 2), 'owl', { sp: 2 })
    expect(said('regeneration', low, 'owl')).toMatchObject({ die: '1d6', shieldsAfter: '3–8' })
    expect(said('regeneration', withEffects(low, condition('owl', 'shields')), 'owl')).toMatchObject({ die: '–' })
    expect(said('regeneration', low, 'crow')).toMatchObject({ die: '–' })
  })
  it('is what a stunt needs (SA-089, SA-090)', () => {
    expect(said('stunts', start, 'owl')).toEqual({
      piloting: '+3',
      backOff: ['needs', 11, 8],
      flipAndBurn: ['needs', 16, 13],
      slide: ['needs', 11, 8],
      crow: ['needs', 12, 9],
      rook: ['needs', 13, 10]
    })
    const taunted = withEffects(start, modifier('owl', 'allChecks', -5))
    expect(said('stunts', taunted, 'owl')).toMatchObject({ flipAndBurn: ['needs', 16, 18] })
    expect(said('stunts', withEffects(start, modifier('owl', 'piloting', -9)), 'owl')).toMatchObject({ flipAndBurn: '–' })
  })
  it('is the morale check against the armada that hurt it, and the rout (SA-100, SA-103)', () => {
    expect(said('morale-check', start, 'hawk')).toEqual({ morale: '+6', holds: ['needs', 13, 7], passed: 'no' })
    const routed = having(start, 'owl', { status: 'routed', hp: 5, rout: { dc: 13, since: 0, roundsFled: 1 } })
    expect(said('rout', routed, 'owl')).toEqual({ fled: ['outOf', 1, 3], rallyDc: ['needs', 13, 11] })
    expect(said('rout', having(start, 'owl', { hp: 8 }), 'owl')).toEqual({ mayFollow: 'yes' })
  })
  it('is every condition it suffers, also one held off (SA-109, SA-110)', () => {
    expect(said('conditions', start, 'owl')).toEqual({ condition: 'none' })
    const state = withEffects(start, condition('owl', 'weapons'), suspended(condition('owl', 'shields')))
    expect(said('conditions', state, 'owl')).toEqual({ weapons: 'battle', shields: ['held', expect.anything(), expect.anything()] })
  })
  it('is what its officers add, unless cut off (SA-048, SA-055 to SA-059, SA-072)', () => {
    expect(said('roles', start, 'hawk')).toEqual({ Ana: '+3', Tec: '+4' })
    const jammed = withEffects(start, scrambled('hawk', 'Tec', 2), scrambled('owl', 'Eng', 2))
    expect(said('roles', jammed, 'hawk')).toEqual({ Ana: '+3', Tec: 'idle' })
    expect(said('roles', jammed, 'owl')).toEqual({ Eng: 'idle' })
    expect(said('roles', { ...jammed, rulings: { 'sa.engineerSp': 'roleOrFleetChange' } }, 'owl')).toEqual({ Eng: '+3' })
    expect(said('officer-actions', start, 'hawk')).toEqual({ Ana: ['reach', '+6', 15, 15], Tec: ['reach', '+7', 15, 15] })
    expect(said('officer-bonus', start, 'owl')).toEqual({ Eng: 2 })
  })
  it('is what an officer has done and what it left behind (SA-062, SA-074)', () => {
    const helm = having(at(battle(us, them), 'helm', 1), 'hawk', { movement: 'moved' })
    const ready = { ...helm, movementOrder: { checks: [], order: [], quotas: [], lastMoved: f('hawk') } }
    const taunted = play(ready, act('Ana', { action: 'taunt', fleetId: f('crow') }), [15])
    expect(said('admiral', taunted, 'hawk')).toMatchObject({ Ana: 'acted', taunt: ['reach', '+6', 15, 15] })
    expect(said('admiral', taunted, 'crow')).toMatchObject({ taunted: ['named', 'Ana'] })
    expect(said('admiral', { ...taunted, rulings: { 'sa.tauntLimit': 'perArmada' } }, 'crow')).toMatchObject({ taunted: ['named', 'us'] })
    const scanned = play(ready, act('Tec', { action: 'scan', fleetId: f('crow') }), [10])
    expect(said('chief-technician', scanned, 'hawk')).toMatchObject({ crow: ['outOf', 3, 3], rook: ['outOf', 0, 3] })
    expect(said('chief-technician', scanned, 'hawk')).toMatchObject({ scan: ['reach', '+12', 15, 15] })
  })
  it('is the difficulty of the other armada, as far as the table asks (SA-007, SA-Q46)', () => {
    expect(said('difficulty', start, 'hawk')).toMatchObject({ them: ['rating', { key: 'saTable.difficulty.epic' }, 8] })
    expect(said('difficulty', ruled({ 'sa.xp': 'off' }), 'hawk')).toEqual({ them: 'epic' })
    expect(said('difficulty', ruled({ 'sa.xp': 'showTable' }), 'hawk')).toMatchObject({ them: ['ratingXp', expect.anything(), 8, 4800] })
  })
  it('counts the fleets that still fight (SA-111)', () => {
    expect(said('end-of-battle', having(start, 'wren', { status: 'fled' }), 'hawk')).toEqual({
      status: 'active',
      fighting: ['outOf', 2, 3]
    })
  })
})
