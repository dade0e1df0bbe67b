import { describe, expect, it } from 'vitest'
import { readElements } from '@shared/systems/petit-wargame/derive/element-letters'
import { shipId, type DraftFleet, type DraftShip, type DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { problem, type ProblemCode } from '@shared/systems/petit-wargame/validate/problem'
import { validateFleet } from '@shared/systems/petit-wargame/validate/validate-fleet'
import { newSquadron, splitSquadron } from './fleet-edits'
import { copied, withoutPart, withPart } from '../../../builder/draft/roster-tree'
import { remedyFor, type Remedy } from './remedy'
import { withElements, withPoints } from './ship/ship-edits'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [fleet] = sampleFleets(newId)
const squadron = fleet.squadrons[0]?.id ?? ''
const vigil = fleet.squadrons[0]?.ships[0]?.id ?? shipId('')
const withSquadron = (one: DraftFleet, id: string, change: Partial<DraftSquadron>): DraftFleet =>
  withPart(one, id, squadron => ({ ...squadron, ...change }))
const letters = (text: string) => readElements(text) ?? []
const withVigil = (change: (ship: DraftShip) => DraftShip): DraftFleet => withPart(fleet, vigil, change)

const codesOf = (one: DraftFleet): readonly ProblemCode[] => validateFleet(one, {}).problems.map(problem => problem.code)
const remedyOf = (one: DraftFleet, code: ProblemCode): Remedy | null => {
  const problem = validateFleet(one, {}).problems.find(found => found.code === code)
  return problem === undefined ? null : remedyFor(one, problem)
}

/** The fleet as one click leaves it. */
function fixed(one: DraftFleet, remedy: Remedy): DraftFleet {
  switch (remedy.type) {
    case 'addSquadron':
      return { ...one, squadrons: [...one.squadrons, newSquadron('New', 'Ship', newId)] }
    case 'addShip': {
      const [first] = fleet.squadrons[0]?.ships ?? []
      const ships = one.squadrons.find(unit => unit.id === remedy.squadronId)?.ships ?? []
      return first === undefined ? one : withSquadron(one, remedy.squadronId, { ships: [...ships, { ...first, id: newId() as never }] })
    }
    case 'splitSquadron':
      return splitSquadron(one, remedy.squadronId, name => `${name} 2`, newId)
    case 'dropPart':
      return withoutPart(one, remedy.id)
    case 'setBudget':
      return { ...one, budgetPoints: remedy.points }
    case 'renewIds':
      return { ...copied(one, one.name, newId), id: one.id }
    default:
      return withPart(one, remedy.ship.id, () => remedy.ship)
  }
}

const CASES: readonly (readonly [ProblemCode, Remedy['type'], DraftFleet])[] = [
  ['no-squadrons', 'addSquadron', { ...fleet, squadrons: [] }],
  ['no-squadrons', 'addShip', withSquadron({ ...fleet, squadrons: fleet.squadrons.slice(0, 1) }, squadron, { ships: [] })],
  ['over-budget', 'setBudget', { ...fleet, budgetPoints: 100 }],
  ['bad-number', 'setBudget', { ...fleet, budgetPoints: -1 }],
  ['duplicate-id', 'renewIds', { ...fleet, squadrons: [...fleet.squadrons, ...fleet.squadrons.slice(0, 1)] }],
  ['squadron-too-small', 'addShip', withSquadron(fleet, squadron, { ships: fleet.squadrons[0]?.ships.slice(0, 1) ?? [] })],
  [
    'squadron-too-large',
    'splitSquadron',
    withSquadron(fleet, squadron, {
      ships: [0, 1, 2, 3].flatMap(() => (fleet.squadrons[0]?.ships ?? []).map(ship => ({ ...ship, id: newId() as never })))
    })
  ],
  ['structure-not-spent', 'spreadRest', withVigil(ship => ({ ...ship, size: 'medium' }))],
  ['structure-overspent', 'takeSurplus', withVigil(ship => withPoints(ship, 'top', 6))],
  ['sector-too-weak', 'setPoints', withVigil(ship => withPoints(withElements(ship, 'top', []), 'top', 1))],
  ['sector-too-strong', 'setPoints', withVigil(ship => withPoints(ship, 'front', 12))],
  ['bad-number', 'setPoints', withVigil(ship => withPoints(ship, 'front', 1.5))],
  ['too-many-elements', 'setPoints', withVigil(ship => withPoints(ship, 'rear', 3))],
  ['too-many-elements', 'dropSurplus', withVigil(ship => withPoints(withElements(ship, 'rear', letters('+++++++++++A')), 'rear', 5))],
  ['unknown-element', 'dropUnknown', withVigil(ship => withElements(ship, 'front', ['Q' as never, 'A']))],
  ['defence-twice', 'dropDouble', withVigil(ship => withElements(ship, 'front', letters('WaaA')))],
  ['countermeasure-twice', 'dropDouble', withVigil(ship => withElements(ship, 'rear', letters('++wwb')))]
]

describe('the remedy of a problem (PW-004 to PW-024)', () => {
  it.each(CASES)('fixes %s by one click: %s', (code, type, broken) => {
    const remedy = remedyOf(broken, code)
    expect(remedy?.type).toBe(type)
    if (remedy === null) return
    const before = codesOf(broken).filter(one => one === code).length
    expect(codesOf(fixed(broken, remedy)).filter(one => one === code).length).toBeLessThan(before)
  })
  it('keeps one of what stands twice, and everything else', () => {
    const remedy = remedyOf(
      withVigil(ship => withElements(ship, 'rear', letters('++wwb'))),
      'countermeasure-twice'
    )
    const sectors = remedy !== null && 'ship' in remedy ? remedy.ship.sectors : null
    expect([sectors?.rear.elements, sectors?.top.elements]).toEqual([letters('++wb'), letters('+')])
  })
  it('takes out what made the fleet too dear last, where whole squadrons are left', () => {
    const full = withSquadron(fleet, squadron, { ships: fleet.squadrons[0]?.ships.slice(0, 2) ?? [] })
    const blamed = (at: string, field: string) => problem('over-budget', 'PW-004', { at, field, value: 600, limit: 500 })
    const last = fleet.squadrons[1]
    expect(remedyFor(full, blamed(last?.id ?? '', 'ships'))).toEqual({ type: 'dropPart', id: last?.id })
    expect(remedyFor(full, blamed(vigil, 'ships'))).toBeNull()
    expect(remedyFor(full, blamed(vigil, 'size'))).toBeNull()
  })
  it('is left to the GM where only the GM knows', () => {
    const unarmed = withVigil(ship =>
      (['front', 'rear', 'right', 'left', 'top', 'bottom'] as const).reduce((now, sector) => withElements(now, sector, []), ship)
    )
    expect(remedyOf(unarmed, 'no-elements')).toBeNull()
    expect(remedyOf({ ...fleet, name: ' ' }, 'name-empty')).toBeNull()
    const crammed = withVigil(ship => withElements(ship, 'front', letters('AAAAAAAAAA')))
    expect(remedyOf(crammed, 'structure-overspent')).toBeNull()
  })
})
