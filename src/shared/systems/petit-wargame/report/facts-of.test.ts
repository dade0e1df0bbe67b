import { expect, it } from 'vitest'
import { duel, sh } from '@kit/systems/petit-wargame'
import { detectionOdds } from '../odds/detection-odds'
import type { PwEvent } from '../events'
import { factsOf } from './facts-of'

it('tells of a detector whether it found its ship, beside the exact chance (PW-036)', () => {
  const event: Extract<PwEvent, { type: 'detectionRolled' }> = {
    type: 'detectionRolled',
    shipId: sh('a'),
    detector: 'W',
    targetId: sh('x'),
    countermeasure: null,
    score: 7,
    faces: [3, 4],
    margin: 0,
    enemyScore: null,
    enemyFaces: [],
    enemyMargin: null,
    result: 'detected'
  }
  const from = { id: '1.0', command: { type: 'advancePhase' }, dice: [] } as const
  const { detected } = detectionOdds({ score: 7, enemyScore: null })
  expect(detected).toBeGreaterThan(0)
  expect(factsOf(duel(), event, from)).toEqual([{ fact: 'check', unitId: 'a', isPassed: true, chance: detected }])
  expect(factsOf(duel(), { ...event, result: 'jammed' }, from)).toMatchObject([{ isPassed: false }])
})
