import { aborts, abortThreshold } from '@shared/systems/dystopian-wars/derive/abort'
import type { BattleState, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import { ACK_ACK, type MarName } from '@shared/systems/dystopian-wars/model/force'
import { obligations } from '@shared/systems/dystopian-wars/obligations'
import { line, type Lines, linesIf } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import { against, pending } from './now-fire'
import { outOf, own, yes, type Of } from './now-line'

/** What the passages on Tiny Flyers mean for a unit that fights them. */
export const FLYER_LINES: Readonly<Record<string, Of<UnitState>>> = {
  'flyers-and-units': (state, unit) => [...against(state, unit, ACK_ACK, state.wings), ...pending(state, unit, 'tinyFlyersOnUnits')]
}

/** What they mean for a wing. */
export const WING_LINES: Readonly<Record<string, Of<WingState>>> = {
  'flyers-and-units': (state, wing) => [
    ...against(state, wing, ACK_ACK, state.units),
    ...pending(state, wing, 'tinyFlyersOnUnits'),
    ...barred(wing)
  ],
  'flyers-and-flyers': (state, wing) => [
    ...against(state, wing, ACK_ACK, state.wings),
    ...pending(state, wing, 'tinyFlyersOnTinyFlyers'),
    ...barred(wing)
  ],
  aborts: (_state, wing) => [own('tokens', outOf(wing.tokens, wing.tokensStart)), ...abortLines(wing)],
  'abort-costs': (state, wing) => [line('dwTable.field.fuel', wing.fuel), ...barred(wing), ...due(state, wing)],
  'vertical-dive': (_state, wing) => noted(wing, 'verticalDive'),
  'big-fuel-tanks': (_state, wing) => noted(wing, 'bigFuelTanks'),
  'acrobatic-pilots': (_state, wing) => noted(wing, 'acrobaticPilots'),
  drones: (_state, wing) => linesIf(wing.type === 'drone', ...abortLines(wing))
}

/** From how many hits on it aborts: never for drones, nor twice in a turn. */
function abortLines(wing: WingState): Lines {
  const hits = { key: 'dwDigest.value.hits', values: { count: Math.max(1, abortThreshold(wing).total) } }
  return [
    ...linesIf(wing.hasAborted, line('dwTable.field.hasAborted', yes(true))),
    own('aborts', aborts(wing, Infinity) ? hits : { key: wing.hasAborted ? 'dwDigest.value.no' : 'dwDigest.value.never' })
  ]
}

const barred = ({ bar }: WingState): Lines => linesIf(bar !== 'none', line('dwTable.field.bar', { key: `dw.bar.${bar}` }))

/** What the game master has noted with this rule, and what comes of it. */
function noted(wing: WingState, name: MarName): Lines {
  const mars = wing.mars.filter(({ mar }) => mar === name)
  return linesIf(mars.length > 0, ...mars.map(({ mar, abort }) => line(`dw.mar.${mar}`, signed(abort))), ...abortLines(wing))
}

const due = (state: BattleState, wing: WingState): Lines =>
  obligations(state).flatMap(({ owner, title, reason }) => (owner === wing.id ? [line(title, reason)] : []))
