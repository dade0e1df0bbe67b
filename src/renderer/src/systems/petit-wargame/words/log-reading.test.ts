import { describe, expect, it } from 'vitest'
import { duel, fight, sh, sq } from '@kit/systems/petit-wargame'
import { withShip } from '@shared/systems/petit-wargame/state'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { PastStates } from '../../../contract/log-line'
import { logReading } from './log-reading'
import { aLine } from '@kit/renderer/mount'

const changes = (event: PwEvent, state = duel()) => logReading.changesOf(state, event)

describe('the log of Petit Wargame', () => {
  it('shows old and new value of every corrected field', () => {
    const jammed = withShip(duel(), sh('a'), ship => ({ ...ship, jams: [{ detector: 'W' as const, untilTurn: 2 }] }))
    const correction = {
      name: 'Ark',
      position: { x: 0, y: 1, z: 2 },
      jams: [],
      pdSpent: 1,
      elements: { front: ['A' as const, 'engine' as const] }
    }
    expect(
      changes({ type: 'shipCorrected', shipId: sh('a'), correction, reached: {}, reason: '' }, jammed).map(({ from, to }) => [from, to])
    ).toEqual([
      ['a', 'Ark'],
      ['6, 6, 5', '1, 2, 2'],
      ['W ≤ 2', '–'],
      [0, 1],
      ['AAAaWWW', '+A']
    ])
    expect(changes({ type: 'squadronCorrected', squadronId: sq('ours'), correction: { hasActed: false }, reason: '' })).toEqual([
      { label: { key: 'pw.field.hasActed' }, from: { key: 'pwTable.value.yes' }, to: { key: 'pwTable.value.no' } }
    ])
    expect(changes({ type: 'activationEnded', squadronId: sq('ours') })).toEqual([])
  })
  it('files a line under the squadron and the fleet of every ship it names', () => {
    expect(logReading.fleetsIn(fight(), { type: 'engagementBegun', shipId: 'a', targetId: 'x' } as never)).toEqual([
      'us',
      'them',
      'ours',
      'theirs'
    ])
  })
  it('adds up the damage of a shot and the margin of a detector, and nothing else', () => {
    const shot = {
      type: 'shotRolled',
      score: 10,
      faces: [2, 4],
      margin: 4,
      defenceScore: 4,
      defenceFaces: [3, 4],
      defenceMargin: -3,
      damage: 7
    }
    const tried = { type: 'detectionRolled', score: 8, faces: [3, 3], margin: 2 }
    const log = {
      entries: () => [{ kind: 'command', events: [shot, tried, { type: 'shotEnded' }] }],
      isUndone: () => false,
      stateAt: () => fight()
    }
    const why = (eventIndex: number) => logReading.whyOf(log as unknown as PastStates, aLine({ eventIndex }))?.total ?? null
    expect([why(0), why(1), why(2)]).toEqual([7, 2, null])
  })
})
