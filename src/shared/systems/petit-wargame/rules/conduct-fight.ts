import { rollOne, type Rule } from '../../../core/dice/rule'
import { present } from '../../../kernel/present'
import { defenceScore, hitScore } from '../derive/scores'
import { defenceAnswers, riposteWeapons, shotPlaces, usableWeapons } from '../derive/fire'
import { weaponRange } from '../derive/ship-figures'
import type { DefenceChoice } from '../model/battle'
import type { Weapon } from '../model/element'
import { readRuling } from '../rulings'
import { theShip } from '../state'
import { endEngagement, engaged, openFire } from './end-shot'
import { rollShot } from './roll-shot'
import { sectorOf, settleDamage } from './settle-damage'
import type { Story } from './story'

/** After the position comes the weapon, which is picked only if there is more than one (PW-Q16, PW-Q17). */
export function* conductPosition(story: Story): Rule<void> {
  const { shipId, targetId, firingSector } = engaged(story)
  const weapons = usableWeapons(story.state, shipId, present(firingSector, 'firing sector'), targetId)
  const [weapon] = weapons
  if (weapon === undefined) {
    if (readRuling(story.state.rulings, 'pw.riposteVsZeroRange') === 'yes' && hasRiposte(story, 0)) yield* openRiposte(story)
    else endEngagement(story, 'no-weapon')
  } else if (weapons.length === 1) yield* conductWeapon(story, weapon)
}

/** After the weapon comes the fire. The enemy fires first if it outranges the weapon (PW-049). */
export function* conductWeapon(story: Story, weapon: Weapon): Rule<void> {
  const { shipId, firingSector } = engaged(story)
  const range = weaponRange(theShip(story.state, shipId), present(firingSector, 'firing sector'), weapon)
  story.tell({ type: 'weaponChosen', shipId, weapon, range })
  if (hasRiposte(story, range)) yield* openRiposte(story)
  else openFire(story, 'active')
}

/** A riposte hits the sector that the active ship fires from, or one that `pw.riposteSector` leaves to a die (PW-049, PW-Q21). */
function* openRiposte(story: Story): Rule<void> {
  openFire(story, 'riposte')
  if (readRuling(story.state.rulings, 'pw.riposteSector') === 'firingSector') return
  const { targetId } = engaged(story)
  const sector = sectorOf(yield* rollOne('pw.roll.riposteSector', 'd6', targetId))
  story.tell({ type: 'riposteAimed', shooterId: targetId, sector })
}

function hasRiposte(story: Story, usedRange: number): boolean {
  const engagement = engaged(story)
  return riposteWeapons(story.state, engagement, present(engagement.targetSector, 'target sector'), usedRange).length > 0
}

/** After the fire is declared, the dice are rolled at once if the defender has nothing to choose (PW-054, PW-Q18). */
export function* conductFire(story: Story): Rule<void> {
  const engagement = engaged(story)
  const { targetId, at } = shotPlaces(engagement, engagement.role)
  const answers = defenceAnswers(story.state, targetId, at)
  if (answers.length === 1) yield* conductDefence(story, answers[0] ?? null)
}

/** Rolls for both sides, and applies the damage (PW-051 to PW-056). */
export function* conductDefence(story: Story, defence: DefenceChoice): Rule<void> {
  const { state } = story
  const engagement = engaged(story)
  const { role, weapon } = present(engagement.shot, 'shot')
  const { shooterId, targetId } = shotPlaces(engagement, role)
  const scores = {
    score: hitScore(state.tables, weapon, defence),
    defenceScore: defence === null ? null : defenceScore(state.tables, weapon, defence)
  }
  const rolled = yield* rollShot(state.rulings, scores, shooterId, targetId)
  story.tell({ type: 'shotRolled', role, shooterId, targetId, weapon, defence, ...scores, ...rolled })
  yield* settleDamage(story)
}
