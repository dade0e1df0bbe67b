import { rollOne, type Rule } from '../../../core/dice/rule'
import { present } from '../../../kernel/present'
import { shotPlaces } from '../derive/fire'
import type { BattleState, Shot } from '../model/battle'
import type { ShipId } from '../model/design'
import { SECTORS, type Sector } from '../model/element'
import { readRuling } from '../rulings'
import { currentEngagement, isDestroyed, theShip } from '../state'
import { endShot } from './end-shot'
import { loseElement } from './lose-element'
import type { Story } from './story'

/**
 * Applies the points left, until the defender must choose, the battle is won or the shot is over (PW-056 to PW-060). There is nothing to
 * choose when the sector holds no more than is lost, or only one kind of element.
 */
export function* settleDamage(story: Story): Rule<void> {
  while (!story.state.isOver) {
    const engagement = currentEngagement(story.state)
    const shot = engagement?.shot
    if (engagement === null || shot === null || shot === undefined || shot.due !== null) return
    const { targetId, at } = shotPlaces(engagement, shot.role)
    const left = shot.pointsLeft ?? 0
    if (left > 0 && isDestroyed(theShip(story.state, targetId)) && !rollsOn(story.state, shot))
      story.tell({ type: 'pointsWasted', targetId, points: left })
    else if (left > 0) yield* applyPoints(story, shot, targetId, at)
    else return endShot(story)
  }
}

/** Whether the points of a shot are rolled to the last even when nothing is left to hit, as `pw.dispersedAfterLoss` reads (PW-058). */
function rollsOn({ rulings }: BattleState, { mode }: Shot): boolean {
  return mode === 'dispersed' && readRuling(rulings, 'pw.dispersedAfterLoss') === 'rolled'
}

function* applyPoints(story: Story, shot: Shot, targetId: ShipId, at: Sector): Rule<void> {
  const left = shot.pointsLeft ?? 0
  if (shot.mode === 'concentrated') return strike(story, targetId, at, left)
  const sector = sectorOf(yield* rollOne('pw.roll.sector', 'd6', targetId))
  const isLost = theShip(story.state, targetId).sectors[sector].elements.length === 0
  story.tell({ type: 'pointStruck', targetId, sector, isLost })
  if (!isLost) strike(story, targetId, sector, 1)
}

/** Applies points to one sector; those beyond its elements are wasted. How many are named together, `pw.lossNaming` reads (PW-059). */
function strike(story: Story, targetId: ShipId, sector: Sector, points: number): void {
  const { elements } = theShip(story.state, targetId).sectors[sector]
  const isForced = points >= elements.length || new Set(elements).size === 1
  if (!isForced) {
    const isOneByOne = readRuling(story.state.rulings, 'pw.lossNaming') === 'oneByOne'
    story.tell({ type: 'choiceDue', targetId, sector, count: isOneByOne ? 1 : points })
    return
  }
  for (const element of elements.slice(0, points)) {
    loseElement(story, targetId, sector, element)
    if (story.state.isOver) return
  }
  if (points > elements.length) story.tell({ type: 'pointsWasted', targetId, points: points - elements.length })
}

/** The sector a die shows (PW-045). */
export function sectorOf(face: number): Sector {
  return present(SECTORS[face - 1], `sector of ${String(face)}`)
}
