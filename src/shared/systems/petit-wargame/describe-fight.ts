import type { Message } from '../../core/engine/message'
import type { Say } from './describe'
import { nameIn, sideName, word } from './describe'
import type { FightEvent } from './events'
import type { BattleState } from './model/battle'
import { currentEngagement } from './state'

/** Engagements as sentences. */
export function describeFight(state: BattleState, event: FightEvent, say: Say): Message {
  const name = (id: string): string => nameIn(state, id)
  switch (event.type) {
    case 'engagementBegun':
      return say({ ship: name(event.shipId), target: name(event.targetId) }, 'PW-043')
    case 'manoeuvreRolled': {
      const values = { ship: name(event.shipId), target: name(event.targetId), own: event.totals[0], enemy: event.totals[1] }
      if (event.winnerId === null) return say(values, 'PW-045', '.tied')
      return say({ ...values, winner: name(event.winnerId) }, 'PW-044', '.won')
    }
    case 'positionSet':
      return say({ from: word('sector', event.firingSector), at: word('sector', event.targetSector) }, 'PW-046', `.${event.by}`)
    case 'weaponChosen':
      return say({ ship: name(event.shipId), weapon: event.weapon, range: event.range }, 'PW-017')
    case 'fireOpened':
      return say({ ship: name(event.shooterId) }, event.role === 'riposte' ? 'PW-049' : 'PW-043', `.${event.role}`)
    case 'fireDeclared':
      return say({ ship: name(event.shooterId), weapon: event.weapon, mode: word('mode', event.mode) }, 'PW-050')
    case 'shotRolled': {
      const { weapon, score, margin, defence, defenceScore, defenceMargin, damage } = event
      const values = {
        ship: name(event.shooterId),
        target: name(event.targetId),
        weapon,
        score,
        margin,
        damage,
        faces: event.faces.join(' ')
      }
      if (defence === null || defenceScore === null || defenceMargin === null) return say(values, 'PW-054', '.open')
      return say({ ...values, defence, defenceScore, defenceMargin, defenceFaces: event.defenceFaces.join(' ') }, 'PW-055', '.defended')
    }
    case 'pointStruck': {
      const left = Math.max(0, (currentEngagement(state)?.shot?.pointsLeft ?? 0) - 1)
      return say({ ship: name(event.targetId), sector: word('sector', event.sector), left }, 'PW-058', event.isLost ? '.empty' : '.hit')
    }
    case 'choiceDue':
      return say({ ship: name(event.targetId), sector: word('sector', event.sector), count: event.count }, 'PW-059')
    case 'elementLost':
      return say({ ship: name(event.shipId), sector: word('sector', event.sector), element: word('element', event.element) }, 'PW-057')
    case 'pointsWasted':
      return say({ ship: name(event.targetId), points: event.points }, 'PW-057')
    case 'pointsDropped':
      return say({ ship: name(event.targetId), points: event.points }, 'PW-056')
    case 'shipDestroyed':
      return say({ ship: name(event.shipId), points: event.costPoints }, 'PW-060')
    case 'shotEnded':
      return say({}, 'PW-056', `.${event.role}`)
    case 'engagementEnded':
      return say({ ship: name(event.shipId), target: name(event.targetId), reason: event.reason }, 'PW-043', `.${event.because}`)
    case 'victoryWon':
      return say({ side: sideName(state, event.sideId), lost: event.lost, total: event.total }, 'PW-061')
  }
}
