import { sum } from '../../../kernel/collections'
import { chanceMoments, momentsOf } from '../../../core/odds/moments'
import type { Fact, ReportRules } from '../../../core/report/report-rules'
import type { PwCommand } from '../commands/command'
import type { PwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { detectionOdds } from '../odds/detection-odds'
import { shotOdds } from '../odds/shot-odds'

type Told = ReportRules<BattleState, PwCommand, PwEvent>['factsOf']

/** Shots as they are rolled and the elements they cost, and what detectors find. */
export const factsOf: Told = (state, event, { id }) => {
  if (event.type === 'shotRolled') return shot(state, event, id)
  if (event.type === 'detectionRolled') return detection(event)
  return event.type === 'elementLost' ? [{ fact: 'damage', attackId: null, targetId: event.shipId, points: 1 }] : []
}

type DetectionRolled = Extract<PwEvent, { type: 'detectionRolled' }>

function detection({ shipId, score, enemyScore, result }: DetectionRolled): readonly Fact[] {
  return [{ fact: 'check', unitId: shipId, isPassed: result === 'detected', chance: detectionOdds({ score, enemyScore }).detected }]
}

type ShotRolled = Extract<PwEvent, { type: 'shotRolled' }>

function shot(state: BattleState, event: ShotRolled, id: string): readonly Fact[] {
  const { shooterId, targetId, weapon, score, faces, defenceScore, defenceFaces, damage } = event
  const odds = shotOdds(state.rulings, { score, defenceScore })
  return [
    { fact: 'attack', id, attackerId: shooterId, targetId, weapon },
    {
      fact: 'roll',
      attackId: id,
      what: 'attack',
      faces,
      needed: score,
      reached: sum(faces),
      tallies: [
        { measure: 'hits', got: Number(damage > 0), expected: chanceMoments(odds.any) },
        { measure: 'damage', got: damage, expected: momentsOf(odds.damage) }
      ]
    },
    ...(defenceScore === null
      ? []
      : [
          {
            fact: 'roll',
            attackId: id,
            what: 'defence',
            faces: defenceFaces,
            needed: defenceScore,
            reached: sum(defenceFaces),
            tallies: []
          } as const
        ]),
    { fact: 'result', attackId: id, isHit: damage > 0, damage }
  ]
}
