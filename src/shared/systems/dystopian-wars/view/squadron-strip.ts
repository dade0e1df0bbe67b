import type { Message } from '../../../core/engine/message'
import { shownName } from '../../../core/names/naming'
import { gaugeFor, type Knowledge, type StripDraft } from '../../../core/view/known'
import type { Standing, UnitView } from '../../../core/view/table-view'
import { word } from '../events/words'
import type { BattleState, SquadronState, UnitState, WingState } from '../model/battle'
import { CRITICAL_NAMES } from '../model/criticals'
import { currentAttack } from '../state'
import { outlineAfar, unitOutline, wingAfar, wingOutline } from './outline'

/** A squadron with its models and wings. */
export function squadronDraft(seen: BattleState, squadron: SquadronState, knowledge: Knowledge): StripDraft {
  const units = seen.units.filter(unit => unit.squadronId === squadron.id)
  const wings = seen.wings.filter(wing => wing.squadronId === squadron.id)
  const parts = [...units.map(unit => unitView(seen, unit, knowledge)), ...wings.map(wing => wingView(seen, wing, knowledge))]
  const isActing = seen.activation?.squadronId === squadron.id
  const isOut = parts.length > 0 && parts.every(part => part.standing !== 'fighting')
  const type = units[0]?.type
  return {
    ids: [squadron.id, ...units.map(unit => unit.id), ...wings.map(wing => wing.id)],
    strip: {
      ...shownName(squadron),
      what: type === undefined ? null : word('unitType', type),
      isFlagship: false,
      gauges: [],
      words: isOut ? [] : [{ key: `view.activation.${isActing ? 'acts' : squadron.hasActivated ? 'acted' : 'waits'}` }],
      standing: isOut ? 'destroyed' : 'fighting',
      standingWord: isOut ? word('status', 'removed') : null,
      isTarget: parts.some(part => part.isTarget),
      isHidden: squadron.isHidden === true,
      isActing,
      scan: null,
      parts
    }
  }
}

function unitView(seen: BattleState, unit: UnitState, knowledge: Knowledge): UnitView {
  const criticals = [...new Set(unit.criticals.map(critical => critical.row))].map(row => word('critical', CRITICAL_NAMES[row]))
  const depth = unit.depth === 'surfaced' ? [] : [word('depth', unit.depth)]
  return {
    ...shownName(unit),
    gauges: gaugeFor(knowledge, { kind: 'hull', label: { key: 'view.gauge.hull' }, value: unit.hp, max: unit.hpStart }),
    words: [...depth, ...(knowledge === 'nothing' || unit.status !== 'active' ? [] : criticals)],
    ...standingOf(unit.status),
    isTarget: currentAttack(seen)?.targetId === unit.id,
    isHidden: false,
    outline: knowledge === 'everything' ? unitOutline({ ...unit, hp: unit.hpStart }) : outlineAfar(unit)
  }
}

function wingView(seen: BattleState, wing: WingState, knowledge: Knowledge): UnitView {
  const words: readonly Message[] = [word('wingType', wing.type)]
  return {
    ...shownName(wing),
    gauges: gaugeFor(knowledge, { kind: 'hull', label: { key: 'dw.view.tokens' }, value: wing.tokens, max: wing.tokensStart }),
    words,
    ...standingOf(wing.status),
    isTarget: currentAttack(seen)?.targetId === wing.id,
    isHidden: false,
    outline: knowledge === 'everything' ? wingOutline({ tokens: wing.tokensStart }) : wingAfar()
  }
}

export function standingOf(status: UnitState['status'] | WingState['status']): {
  readonly standing: Standing
  readonly standingWord: Message | null
} {
  const isFighting = status === 'active' || status === 'flying'
  return {
    standing: isFighting ? 'fighting' : status === 'removed' ? 'destroyed' : 'gone',
    standingWord: isFighting ? null : word('status', status)
  }
}
