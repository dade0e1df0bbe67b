import { isInForce } from '../../../core/effects/effect'
import type { Message } from '../../../core/engine/message'
import { shownName } from '../../../core/names/naming'
import { gaugeFor, isOwn, type Knowledge } from '../../../core/view/known'
import type { GaugeView, Standing, StripView } from '../../../core/view/table-view'
import type { Viewer } from '../../../core/view/viewer'
import { criticalThreshold } from '../derive/fire/critical-threshold'
import { damageDice, strongAgainst } from '../derive/fire/damage'
import { sideOf } from '../derive/fire/enemies'
import { reachOf } from '../derive/fire/range'
import { hpMax } from '../derive/fleet/hull'
import { spMax } from '../derive/fleet/shields'
import { speed, turnDistance } from '../derive/fleet/speed'
import { effectName, word } from '../events/words'
import type { BattleState, FleetState, FleetStatus } from '../model/battle'
import { projected } from '../odds/pending'
import { readRuling } from '../rulings'
import { isGone } from '../state'
import { CLASSES } from '../tables/classes'
import { SCAN_LEVELS, scanLevel } from './scan-level'
import { fleetOutline } from './outline'
import { effectAsShown } from './shown-effects'

export const STANDING = {
  active: 'fighting',
  routed: 'routed',
  disabled: 'disabled',
  destroyed: 'destroyed',
  fled: 'gone'
} as const satisfies Readonly<Record<FleetStatus, Standing>>

/**
 * A fleet as far as the viewer knows it: statistics from the first category, abilities, strong and weak from the second, officers from the
 * third (SA-074).
 */
export function fleetStrip(seen: BattleState, viewer: Viewer, fleet: FleetState): Omit<StripView, 'id' | 'number' | 'isMine'> {
  const own = isOwn(viewer, sideOf(seen, fleet))
  const house = readRuling(seen.rulings, 'sa.enemyKnown')
  const level = house === 'everything' ? SCAN_LEVELS : scanLevel(seen, viewer, fleet)
  const knowledge = level >= 1 ? 'everything' : house
  const { status, tier, size, fleetClass } = fleet
  return {
    ...shownName(fleet),
    what:
      level >= 1
        ? { key: 'sa.spec', values: { tier, size: word('size', size), fleetClass: word('class', fleetClass) } }
        : 'sideId' in viewer
          ? { key: 'sa.view.notScanned' }
          : null,
    isFlagship: level >= 2 && fleet.abilities.includes('flagship'),
    gauges: gaugesOf(seen, fleet, knowledge),
    words: wordsOf(seen, fleet, own, knowledge === 'nothing' ? -1 : level),
    standing: STANDING[status],
    standingWord: status === 'active' ? null : word('status', status),
    isTarget: false,
    isHidden: fleet.isHidden,
    isActing: false,
    scan: own || house === 'everything' ? null : { level, of: SCAN_LEVELS },
    parts: [],
    ...(level >= 1 && { outline: fleetOutline({ ...fleet, abilities: level >= 2 ? fleet.abilities : [] }) })
  }
}

/** Shields and hull. Only the game master sees what the staged volley will leave (SA-084). */
function gaugesOf(seen: BattleState, fleet: FleetState, knowledge: Knowledge): readonly GaugeView[] {
  const after = seen.volley.length === 0 ? null : projected(seen, fleet)
  const coming = (now: number, then: number | undefined): number | null => (then === undefined || then === now ? null : Math.max(0, then))
  return [
    ...gaugeFor(knowledge, {
      kind: 'shield',
      label: { key: 'view.gauge.shield' },
      value: fleet.sp,
      max: spMax(seen, fleet),
      coming: coming(fleet.sp, after?.sp)
    }),
    ...gaugeFor(knowledge, {
      kind: 'hull',
      label: { key: 'view.gauge.hull' },
      value: Math.max(0, fleet.hp),
      max: hpMax(seen, fleet),
      threshold: criticalThreshold(seen, fleet),
      coming: coming(fleet.hp, after?.hp)
    })
  ]
}

/**
 * Of its own side all that lies on a fleet; of others what anybody sees, and what the scans have shown. What a repair holds off, and what
 * lay on a fleet that is gone, is over as far as players are concerned.
 */
function wordsOf(seen: BattleState, fleet: FleetState, own: boolean, level: number): readonly Message[] {
  if (level < 0) return []
  const effects = isGone(fleet) ? [] : seen.effects.filter(effect => effect.targetId === fleet.id && isInForce(effect))
  if (own) return effects.map(effect => asMessage(effectName(effect)))
  const statistics = level >= 1 ? statisticsOf(seen, fleet) : []
  const against = level >= 2 ? strengthsOf(seen, fleet) : []
  const abilities = level >= 2 ? fleet.abilities.filter(ability => ability !== 'flagship').map(ability => word('ability', ability)) : []
  const officers =
    level >= SCAN_LEVELS
      ? seen.officers
          .filter(officer => officer.fleetId === fleet.id)
          .map(({ name, role }): Message => ({ key: 'sa.view.officer', values: { officer: name, role: word('role', role) } }))
      : []
  const shown = effects.flatMap(effect => effectAsShown(effect, level) ?? [])
  return [...shown.map(effect => asMessage(effectName(effect))), ...statistics, ...against, ...abilities, ...officers]
}

/** What the first category tells besides class, size, tier and points (SA-074). */
function statisticsOf(seen: BattleState, fleet: FleetState): readonly Message[] {
  const dice = damageDice(fleet)
  return [
    { key: 'sa.view.speed', values: { hexes: speed(seen, fleet).total, turns: turnDistance(seen, fleet).total } },
    { key: 'sa.view.range', values: { bands: reachOf(seen, fleet).join('/') } },
    { key: 'sa.view.damage', values: { count: dice.count, sides: dice.sides } }
  ]
}

/** The classes the fleet resists and is vulnerable to, which the second category tells with its abilities (SA-074). */
function strengthsOf(seen: BattleState, fleet: FleetState): readonly Message[] {
  return [
    { key: 'sa.view.strong', values: { fleetClass: word('class', strongAgainst(seen, fleet)) } },
    { key: 'sa.view.weak', values: { fleetClass: word('class', CLASSES[fleet.fleetClass].weakAgainst) } }
  ]
}

function asMessage(name: Message | string): Message {
  return typeof name === 'string' ? { key: 'view.named', values: { name } } : name
}
