import type { ChosenRulings } from '../../../core/rulings/ruling'
import { aborts } from '../derive/abort'
import type { Bar } from '../model/battle'
import type { WingId } from '../model/force'
import { readRuling } from '../rulings'
import { isInPlay, sideOf, sideOfSquadron, theWing } from '../state'
import { ABORT_FUEL } from '../tables/limits'
import type { Pool } from './roll-pool'
import type { Story } from './story'

/**
 * Each six destroys a token of the wing; without tokens it is removed (DW-021, DW-025, DW-Q04). A wing that is wiped out aborts before that
 * where `dw.wipedOutAbort` says so, with `hits` that count for it (DW-027).
 */
export function destroyTokens(story: Story, wingId: WingId, sixes: number, hits = 0): void {
  if (!isInPlay(story.state, wingId) || sixes === 0) return
  const { tokens } = theWing(story.state, wingId)
  const left = Math.max(0, tokens - sixes)
  story.tell({ type: 'tokensLost', wingId, tokens: tokens - left, left })
  if (left > 0) return
  if (readRuling(story.state.rulings, 'dw.wipedOutAbort') === 'yes') maybeAbort(story, wingId, hits)
  if (isInPlay(story.state, wingId)) story.tell({ type: 'wingRemoved', wingId, because: 'tokens' })
}

/** Hits that count for an abort: all dice that hit, or only those that destroyed no token, as `dw.abortCounts` says (DW-Q04). */
export function abortHits(rulings: ChosenRulings, { plain, sixes }: Pick<Pool, 'plain' | 'sixes'>): number {
  return readRuling(rulings, 'dw.abortCounts') === 'everyHit' ? plain + sixes : plain
}

/**
 * The abort of a wing that took these hits (DW-022, DW-026, DW-027). An attacker loses fuel and all other attacks this turn (DW-032); for a
 * defender `dw.defenderAbort` decides (DW-033, DW-Q05).
 */
export function maybeAbort(story: Story, wingId: WingId, hits: number): void {
  const wing = theWing(story.state, wingId)
  if (!aborts(wing, hits)) return
  const { activation, rulings } = story.state
  const isAttacker = activation !== null && sideOf(story.state, wingId) === sideOfSquadron(story.state, activation.squadronId)
  const reading = readRuling(rulings, 'dw.defenderAbort')
  const costsFuel = isAttacker || reading !== 'noEffect'
  const bar: Bar = isAttacker ? 'all' : reading === 'loseFuelNoMoreAa' && wing.bar === 'none' ? 'aa' : wing.bar
  const fuel = costsFuel ? Math.max(0, wing.fuel - ABORT_FUEL) : wing.fuel
  story.tell({ type: 'wingAborted', wingId, role: isAttacker ? 'attacker' : 'defender', hits, fuel, bar })
  if (!costsFuel || fuel > 0 || wing.tokens === 0) return
  if (readRuling(rulings, 'dw.fuelZero') === 'removed') story.tell({ type: 'wingRemoved', wingId, because: 'fuel' })
  else
    story.tell({
      type: 'obligationOwed',
      obligation: { id: `o${String(story.state.nextId)}`, kind: 'fuel', wingId, turn: story.state.turn }
    })
}
