import { describe, expect, it } from 'vitest'
import {
  aShip,
  aSquadron,
  at,
  battle,
  begun,
  detect,
  duel,
  engage,
  facing,
  fight,
  havingShip,
  play,
  sh,
  told
} from '@kit/systems/petit-wargame'
import { detectionScore, hitScore } from '@shared/systems/petit-wargame/derive/scores'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { PRINTED_TABLES } from '@shared/systems/petit-wargame/tables/scores'
import type { NowLine } from '../../../contract/system-reference'
import { reference } from './reference'

const table = (name: string) => {
  const { rows, columns } = reference.tables[name]?.() ?? { rows: [], columns: [] }
  return { columns, rows }
}
const column = (name: string, at: number): readonly unknown[] => table(name).rows.map(row => row[at])

const nameOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
/** The lines with the last part of their labels, or the name that is their label. */
function now(passage: string, state: BattleState, ship = 'a'): Readonly<Record<string, unknown>> {
  const labelOf = ({ label }: NowLine): string => nameOf(label.values?.['name']) ?? label.key.split('.').at(-1) ?? ''
  const valueOf = ({ value }: NowLine): unknown => (typeof value === 'object' ? [value.key, ...Object.values(value.values ?? {})] : value)
  return Object.fromEntries(reference.now(passage, state, ship).map(line => [labelOf(line), valueOf(line)]))
}

describe('the tables of the reference', () => {
  it('hold the printed scores, row O last (PW-033, PW-048)', () => {
    expect(table('detection').columns.slice(1)).toEqual(['W', 'X', 'Y', 'Z'])
    expect(table('detection').rows.map(row => row[3])).toEqual(
      (['w', 'x', 'y', 'z', null] as const).map(row => detectionScore(PRINTED_TABLES, 'Y', row))
    )
    expect(table('combat').rows[0]?.[3]).toBe(hitScore(PRINTED_TABLES, 'C', 'a'))
    expect(table('combat').rows[6]).toEqual([{ key: 'pwReference.none' }, 11, 12, 10, 9, 11, 10])
  })
  it('hold the limits of ships and their elements (PW-005, PW-010, PW-019, PW-024)', () => {
    expect(table('sizes').rows.map(row => row.slice(1))).toEqual([
      [20, 2, 10],
      [30, 2, 15],
      [50, 2, 25]
    ])
    expect(column('elements', 1)).toEqual(['+', 'A B C D E F', 'a b c d e f', 'W X Y Z', 'w x y z'])
    expect(column('elements', 2)).toEqual(['none', 'none', 'sector', 'none', 'ship'].map(limit => ({ key: `pwDigest.limit.${limit}` })))
  })
  it('hold the results of a detection (PW-036), the steps (PW-042) and the die of the sectors (PW-045)', () => {
    expect(column('results', 2)).toEqual(
      ['undetected', 'jammed', 'detected', 'undetected'].map(result => ({ key: `pw.detection.${result}` }))
    )
    expect(table('steps').rows.map(row => row.slice(1))).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
      [1, 2]
    ])
    expect(column('steps', 0)).toContainEqual({ key: 'pw.step.diagonalAltitude' })
    expect(table('sectorDie').rows[3]).toEqual([4, { key: 'pw.part.left' }])
  })
  it('count 16 and 36 tokens (PW-063, PW-065)', () => {
    const sum = (at: number): number => column('tokens', at).reduce<number>((all, count) => all + Number(count), 0)
    expect([sum(1), sum(2)]).toEqual([16, 36])
    expect(table('tokens').rows.at(-1)).toEqual([12, 0, 1])
  })
})

describe('what a passage means for a ship of the sample', () => {
  let count = 0
  const [amber, cobalt] = sampleFleets(() => `id${String((count += 1))}`)
  const state = battle(amber.squadrons, cobalt.squadrons)
  const steadfast = state.ships.find(({ name }) => name === 'Steadfast')?.id ?? ''

  it('tells its figures by sector', () => {
    expect(now('engines', state, steadfast)).toEqual({ pd: 4, pm: 4 })
    expect(now('weapons', state, steadfast)).toEqual({ front: 'C 4', right: 'D 2', left: 'D 2' })
    expect(now('detectors', state, steadfast)).toEqual({ W: 2, Y: 2 })
    expect(now('countermeasures', state, steadfast)).toEqual({ countermeasures: 'y z' })
    expect(now('budget', state, steadfast)).toMatchObject({ cost: 30 })
    expect(now('riposte', state, steadfast)).toMatchObject({ front: ['pwDigest.value.riposte', 4] })
    expect(now('combat-scores', state, steadfast)).toMatchObject({ C: 'a 10 · b 4 · c 5 · d 9 · e 6 · f 8 · O 10' })
    expect(now('victory', state, steadfast)).toEqual({ lost: ['pwDigest.value.outOf', 0, 150], beatenAt: 76 })
  })
  it('says nothing of a unit that is not there, nor of a passage about nothing in particular', () => {
    expect(reference.now('engines', state, 'nobody')).toEqual([])
    expect(reference.now('players-and-dice', state, steadfast)).toEqual([])
    expect(reference.now('no-such-passage', state, steadfast)).toEqual([])
  })
})

describe('what a passage means for a ship in play', () => {
  it('names places and rows as the house rules number them (pw.originZero, pw.deployZones)', () => {
    const sides = [[aSquadron('ours', aShip('a'))], [aSquadron('theirs', aShip('x'))]] as const
    expect(now('map', battle(...sides))).toEqual({ at: '6, 6, 5' })
    expect(now('map', battle(...sides, { 'pw.originZero': 'yes' }))).toEqual({ at: '5, 5, 5' })
    expect(now('deployment', begun(...sides))).toEqual({ at: ['pwTable.notPlaced'], rows: '1–30' })
    expect(now('deployment', begun(...sides, { 'pw.deployZones': 'ownEdge' }), 'x')).toMatchObject({ rows: '26–30' })
  })
  it('measures distances by the house rule (pw.distance)', () => {
    const away = (rulings = {}): unknown => now('distance', havingShip(duel({ rulings }), 'x', { position: at(7, 5, 6) }))
    expect(away()).toEqual({ x: 3, y: 0 })
    expect(away({ 'pw.distance': 'chebyshev3D' })).toEqual({ x: 2, y: 0 })
  })
  it('counts the enemies left to try, and tells of a jam how long it lasts (PW-037, PW-039)', () => {
    const guarded = duel({ x: { top: 'x' } })
    expect(now('detecting', guarded)).toEqual({ W: ['pwDigest.value.tries', 2, 3] })
    const jammed = play(guarded, detect('W'), [4, 4], [1, 1])
    expect(now('detecting', jammed)).toEqual({ W: ['pwDigest.value.jam', 4, 4] })
    expect(now('jamming', jammed)).toEqual({ W: ['pwDigest.value.jam', 4, 4] })
    expect(now('jamming', guarded)).toEqual({})
    expect(now('detecting', play(guarded, detect('W'), [4, 4], [4, 4]))).toEqual({ W: ['pwDigest.value.tries', 1, 3] })
    expect(now('detection-scores', guarded)).toEqual({ W: 'w 4 · x 7 · y 4 · z 6 · O 7' })
    expect(now('detection-scores', guarded, 'x')).toEqual({ x: 'W 6 · X 2 · Y 5 · Z 3' })
  })
  it('tells who has found whom (PW-043, pw.detectionScope)', () => {
    expect(now('detection-result', fight(), 'x')).toEqual({ detectedBy: ['view.named', 'ours'] })
    expect(now('detection-result', fight())).toEqual({ detectedBy: ['pw.station.none'], hasFound: ['view.named', 'x'] })
    expect(now('engaging', fight())).toEqual({ engagements: 0, x: ['pwDigest.value.here'] })
    const after = (rulings = {}): unknown =>
      now('detection-result', told(fight({ rulings }), { type: 'activationEnded', squadronId: aSquadron('ours').id }), 'x')
    expect(after()).toEqual({ detectedBy: ['pw.station.none'] })
    expect(after({ 'pw.detectionScope': 'wholeTurnSameSquadron' })).toEqual({ detectedBy: ['view.named', 'ours'] })
  })
  it('counts manoeuvre points spent only where the house rule does not (pw.manoeuvrePm)', () => {
    const spent = (rulings = {}): BattleState => havingShip(fight({ rulings }), 'a', { pdSpent: 1, pmSpent: 1 })
    expect(now('movement', spent())).toMatchObject({ pd: ['pwDigest.value.outOf', 1, 2], pm: ['pwDigest.value.outOf', 0, 1] })
    expect(now('manoeuvre-test', spent())).toEqual({ a: 1 })
    expect(now('manoeuvre-test', spent({ 'pw.manoeuvrePm': 'remainingThisTurn' }))).toEqual({ a: 0 })
    expect(now('manoeuvre-test', play(spent(), engage(), [6], [1]))).toEqual({ a: 1, x: 1 })
  })
  it('tells the answers to a shot at each sector (pw.noDefenceScope)', () => {
    expect(now('no-defence', duel())).toEqual({ front: 'a', rear: 'b', right: 'O', left: 'O', top: 'O', bottom: 'c' })
    expect(now('no-defence', duel({ rulings: { 'pw.noDefenceScope': 'ship' } }))).toMatchObject({ right: 'a b c' })
  })
})

describe('what a passage means for a ship under fire', () => {
  const aimed = facing('front', 'front', { a: { front: 'ACC' }, x: { front: 'FFFBBAa', rear: '++' } })
  const riposted = play(aimed, { type: 'chooseWeapon', weapon: 'A' })

  it('tells the position, and who may riposte with what (PW-046, PW-049)', () => {
    expect(now('position', aimed)).toMatchObject({
      firing: ['pw.sector.front'],
      aimedAt: ['pw.sector.front'],
      rear: ['pwDigest.value.sector', '–', '–']
    })
    expect(now('riposte', riposted, 'x')).toEqual({ mayRiposte: 'B F', front: ['pwDigest.value.riposte', 3] })
    expect(now('fire-modes', riposted)).toEqual({})
  })
  it('tells the points that wait, the losses due and what is left (PW-055 to PW-060)', () => {
    const shot = play(facing('front', 'front', { a: { front: 'C' }, x: { front: 'abcwxAB' } }), {
      type: 'declareFire',
      weapon: 'C',
      mode: 'concentrated'
    })
    expect(now('fire-modes', shot, 'x')).toEqual({ C: ['pw.mode.concentrated'] })
    const hurt = play(shot, { type: 'chooseDefence', defence: 'a' }, [4, 4], [2, 3])
    expect(now('damage', hurt, 'x')).toEqual({ points: 3 })
    expect(now('damage', hurt)).toEqual({})
    expect(now('losses', hurt, 'x')).toEqual({ points: 3, front: ['pwDigest.value.due', 3, 'ABabcwx'] })
    const lost = play(hurt, { type: 'loseElements', elements: ['b', 'c', 'B'] })
    expect(now('sectors', lost, 'x')).toMatchObject({ front: ['pwDigest.value.hurt', 'Aawx', 3], rear: '–' })
    expect(now('concentrated', lost, 'x')).toMatchObject({ front: 4, rear: 0 })
    expect(now('destroyed', lost, 'x')).toEqual({ elements: ['pwDigest.value.outOf', 4, 7] })
  })
  it('counts squadrons that have acted, and the ships left (PW-028, PW-060)', () => {
    const state = havingShip(fight(), 'b', { sectors: aLoss(fight()) })
    expect(now('turn', state)).toEqual({
      squadron: ['view.named', 'ours'],
      ships: ['pwDigest.value.outOf', 1, 2],
      thisTurn: ['view.activation.acts']
    })
    expect(now('destroyed', state, 'b')).toEqual({ elements: ['pw.view.destroyed'] })
    expect(now('initiative', state)).toEqual({ squadronsActed: 1, left: 0 })
    expect(now('initiative', state, 'x')).toEqual({ squadronsActed: 0, left: 1 })
  })
})

/** The sectors of ship b with every element lost. */
function aLoss(state: BattleState): BattleState['ships'][number]['sectors'] {
  const sectors = state.ships.find(({ id }) => id === sh('b'))?.sectors
  if (sectors === undefined) throw new Error('no ship b')
  const emptied = Object.entries(sectors).map(([name, { points, elements }]) => [name, { points, elements: [], lost: elements }])
  return Object.fromEntries(emptied) as typeof sectors
}
