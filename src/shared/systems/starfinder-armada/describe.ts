import type { Message, MessageValue } from '../../core/engine/message'
import type { SaEvent } from './events'
import { correctionMessage } from './describe-correction'
import { effectName, word } from './describe-effect'
import { describeDeed } from './describe-deed'
import { stuntOutcome } from './derive/stunt-outcome'
import type { BattleState } from './model/battle'

type Values = Readonly<Record<string, MessageValue>>

/** The event as a sentence in keys and values: `sa.event.<type>`, with a variant behind a dot where the sentence differs. */
export function describe(state: BattleState, event: SaEvent): Message {
  const nameIn = (all: readonly { readonly id: string; readonly name: string }[], id: string): string | undefined =>
    all.find(one => one.id === id)?.name
  const officer = (id: string): string => nameIn(state.officers, id) ?? id
  const armada = (id: string): string => nameIn(state.armadas, id) ?? id
  // Effects lie on officers and armadas, too.
  const fleet = (id: string): string => nameIn(state.fleets, id) ?? nameIn(state.officers, id) ?? armada(id)
  const say = (values: Values, source?: string, variant = ''): Message => ({
    key: `sa.event.${event.type}${variant}`,
    values,
    ...(source === undefined ? {} : { source })
  })
  switch (event.type) {
    case 'battleBegun':
      return say({ name: event.setup.name, armadas: event.setup.armadas.length }, 'SA-001')
    case 'distanceSet':
      return say({ hexes: event.hexes }, 'SA-075', event.faces === null ? '.measured' : '.rolled')
    case 'roleChanged':
      return say({ officer: officer(event.officerId), role: word('role', event.role) }, 'SA-053')
    case 'officerMoved':
      return say({ officer: officer(event.officerId), fleet: fleet(event.toFleetId) }, 'SA-054')
    case 'phaseEntered':
      return say({ round: event.round, phase: word('phase', event.phase) }, 'SA-076')
    case 'shieldsRegained':
      return say({ fleet: fleet(event.fleetId), points: event.points, sp: event.sp, face: event.face }, 'SA-078')
    case 'shieldsCapped':
      return say({ fleet: fleet(event.fleetId), sp: event.sp }, 'SA-022')
    case 'engineerLost':
      return say({ fleet: fleet(event.fleetId) }, 'SA-022')
    case 'resolveSpent':
      return say({ officer: officer(event.officerId) }, 'SA-051')
    case 'movementOrderRolled': {
      const first = event.movement.checks[0]
      return say(
        {
          armada: armada(first?.armadaId ?? ''),
          totals: event.movement.checks.map(c => `${armada(c.armadaId)} ${[c.total, ...c.tieTotals].join(', ')}`).join(' · ')
        },
        'SA-079'
      )
    }
    case 'fleetMoved':
      return say({ fleet: fleet(event.fleetId) }, 'SA-082', `.${event.move}`)
    case 'stuntAttempted': {
      const { attempt } = event
      const target = attempt.targetId === null ? '' : { key: 'sa.stuntPast', values: { fleet: fleet(attempt.targetId) } }
      const values = {
        fleet: fleet(event.fleetId),
        stunt: word('stunt', attempt.stunt),
        target,
        total: event.total ?? 0,
        dc: event.dc ?? 0,
        result: word('stuntResult', `${attempt.stunt}.${stuntOutcome(attempt)}`)
      }
      return say(values, 'SA-090', event.dc === null ? '.unchecked' : attempt.isSuccess ? '.success' : '.failure')
    }
    case 'attackStaged': {
      const { attack } = event
      const values = {
        attacker: fleet(attack.attackerId),
        target: fleet(attack.targetId),
        total: attack.total,
        ac: attack.ac,
        damage: attack.damage
      }
      const kind = attack.usesSuperweapon ? 'superweapon' : attack.kind
      const outcome = attack.rolls.length === 0 ? 'Sure' : attack.isHit ? 'Hit' : 'Miss'
      return say(values, 'SA-093', `.${kind}${outcome}`)
    }
    case 'volleyReordered':
      return say({ count: event.attackIds.length }, 'SA-084')
    case 'damageApplied':
      return say(
        {
          attacker: fleet(event.attackerId),
          target: fleet(event.targetId),
          spLost: event.spLost,
          hpLost: event.hpLost,
          sp: event.sp,
          hp: event.hp
        },
        'SA-094'
      )
    case 'attackMissed':
      return say({ attacker: fleet(event.attackerId), target: fleet(event.targetId) }, 'SA-093')
    case 'volleyResolved':
      return say({ attacks: state.volley.length }, 'SA-084')
    case 'thresholdCrossed':
      return say({ fleet: fleet(event.fleetId) }, 'SA-107')
    case 'fleetDisabled':
      return say({ fleet: fleet(event.fleetId) }, event.because === 'rout' ? 'SA-103' : 'SA-097', `.${event.because}`)
    case 'fleetDestroyed':
      return say({ fleet: fleet(event.fleetId) }, 'SA-098')
    case 'obligationOwed':
      return say({ fleet: fleet(event.obligation.fleetId) }, undefined, `.${event.obligation.kind}`)
    case 'obligationSettled':
    case 'obligationDeferred': {
      const due = state.obligations.find(o => o.id === event.obligationId)
      return say({ fleet: fleet(due?.fleetId ?? ''), what: word('obligationKind', due?.kind ?? 'critical') })
    }
    case 'obligationsLapsed':
      return say({ what: lapsedWords(state, event.obligationIds) })
    case 'obligationWaived':
      return say({ fleet: fleet(event.obligation.fleetId), what: word('obligationKind', event.obligation.kind), reason: event.reason })
    case 'criticalRolled':
      return say({ fleet: fleet(event.fleetId), faces: event.faces.join(' ') }, 'SA-109')
    case 'criticalWithoutEffect':
      return say({ fleet: fleet(event.fleetId) }, 'SA-109', `.${event.because}`)
    case 'moraleChecked':
      return say({ fleet: fleet(event.fleetId), total: event.total, dc: event.dc, result: word('moraleResult', event.result) }, 'SA-101')
    case 'fleetRouted':
      return say({ fleet: fleet(event.fleetId), dc: event.dc }, 'SA-103')
    case 'roundFled':
      return say({ fleet: fleet(event.fleetId), rounds: event.rounds }, 'SA-103')
    case 'effectBegun':
      return say({ fleet: fleet(event.effect.targetId), effect: effectName(event.effect) }, event.effect.source)
    case 'effectEnded':
      return say(
        { fleet: fleet(event.effect.targetId), effect: effectName(event.effect), reason: event.reason ?? '' },
        event.effect.source,
        event.reason === null ? '.byItself' : '.byGm'
      )
    case 'effectResumed': {
      const effect = state.effects.find(e => e.id === event.effectId)
      return say({ fleet: fleet(effect?.targetId ?? ''), effect: effect === undefined ? '' : effectName(effect) })
    }
    case 'fleetCorrected':
      return correctionMessage(state, event)
    case 'officerCorrected':
      return say({ officer: officer(event.officerId), reason: event.reason })
    case 'attackCorrected': {
      const attack = state.volley.find(a => a.id === event.attackId)
      const values = {
        attacker: fleet(attack?.attackerId ?? ''),
        target: fleet(attack?.targetId ?? ''),
        before: attack?.damage ?? 0,
        after: event.correction?.damage ?? attack?.damage ?? 0,
        reason: event.reason
      }
      return say(values, undefined, event.correction === null ? '.removed' : '.changed')
    }
    case 'scanSet':
      return say({ side: event.sideId, fleet: fleet(event.fleetId), level: event.level }, 'SA-074')
    case 'actionTaken':
    case 'actionRolled':
    case 'tauntMade':
    case 'duelFought':
    case 'duelWon':
    case 'officerFelled':
    case 'routRallied':
    case 'effectSuspended':
    case 'minesEntered':
    case 'minesAttacked':
    case 'debrisStruck':
    case 'selfDestructed':
    case 'rulingSet':
    case 'fleetJoined':
    case 'armadaJoined':
    case 'fleetWithdrawn':
      return describeDeed(state, event)
    case 'battleEnded':
      return say(
        { sides: event.standingSides.join(', ') },
        'SA-111',
        event.standingSides.length === 0 ? '.nobody' : event.standingSides.length === 1 ? '.one' : '.several'
      )
  }
}

/** What came to nothing, one after the other. */
function lapsedWords(state: BattleState, ids: readonly string[]): Message | string {
  const words = state.obligations
    .filter(due => ids.includes(due.id))
    .map((due): Message => {
      const name = state.fleets.find(fleet => fleet.id === due.fleetId)?.name ?? due.fleetId
      return { key: 'sa.lapsedDue', values: { fleet: name, what: word('obligationKind', due.kind) } }
    })
  return words.reduce<Message | string>((all, one) => (all === '' ? one : { key: 'sa.lapsedDues', values: { first: all, next: one } }), '')
}
