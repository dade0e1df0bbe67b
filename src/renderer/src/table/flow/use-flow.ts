import { nextTick, onMounted, watch } from 'vue'
import type { WireCommand } from '@shared/ipc/calls'
import type { FlowParts } from '../../contract/system-table'
import { useAutomationStore } from '../../session/automation-store'
import { alsoOverruled } from '../../session/submit-command'
import { focusAfterAct, focusDice, focusNextInput, focusTable } from '../../ui/focus/focus-next-input'
import type { OpenBattle } from '../frame/use-open-battle'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** Decides what comes up next on the screen, for every game. */
export interface Flow {
  startOwed(id: string): void
  /** Goes to what is due: the current act, else the first thing owed, else the next input. */
  takeUp(): Promise<void>
  /** Presses "Next"; `reason` is null unless the game master overrules the refusal shown. */
  advance(reason: string | null): Promise<void>
  cancel(): Promise<void>
  /** Takes up the command that a player's proposal has become, with its choices; `again` lets the panels begin with them. */
  takeUpWaiting(again: () => void): Promise<void>
  /** Goes on after an act of this type that was carried out for a player. */
  goOnAfter(type: string): void
  /** Cancels the innermost thing: the last dice, then the current act, a draft, what is being settled or turned aside, the selection. */
  escape(): Promise<void>
  /** Lets go of all that is half done at once: dice, the command, drafts and the selection. */
  letGoOfAll(): Promise<void>
  /** Takes back what is half done, else undoes the last entry. */
  undo(): Promise<void>
}

/** The battle without the types of its system. */
export type WireBattle = Pick<OpenBattle<unknown, WireCommand, WireCommand, string>, 'store' | 'refusalOf' | 'preview' | 'send'>

/** The part of the screen that the flow uses. */
interface FlowScreen {
  readonly parts: FlowParts
  readonly quietActs: readonly string[]
  isOver(): boolean
  /** Drops the innermost draft; false if there is none. */
  dropDraft(): boolean
  /** Clears the last selection. */
  clear(): void
}

/** Drafts that may lie within each other on one screen. */
const MOST_DRAFTS = 4

export function useFlow({ store, refusalOf, preview, send }: WireBattle, { parts, quietActs, isOver, dropDraft, clear }: FlowScreen): Flow {
  const automation = useAutomationStore()

  function startOwed(id: string, focus = focusNextInput): void {
    if (store.isReadOnly) return
    // Dice that were taken for something else stay on the table.
    if (store.hasDice && parts.settlingId?.() !== id) return void focusDice()
    parts.startOwed?.(id)
    void focus()
  }

  async function takeUp(focus = focusNextInput): Promise<void> {
    const first = parts.isSettling?.() === true ? undefined : parts.owed?.().find(due => due.isDeferred !== true)
    if (first === undefined) await focus()
    else startOwed(first.id, focus)
  }

  /** Opens what has fallen due, and focuses the next input. */
  async function goOn(): Promise<void> {
    await nextTick()
    // When only tracking, the players decide when to settle what is owed.
    if (automation.isTracking || isOver()) await focusAfterAct()
    else await takeUp(focusAfterAct)
  }

  async function advance(reason: string | null): Promise<void> {
    const command = parts.next()
    if (command === null) return
    // Dice typed a moment ago are not lost, and those of "Next" itself are being requested already.
    await store.saveDraft()
    if (store.isPending(command) || store.hasDice) return focusNextInput()
    await store.cancel()
    parts.discard('next')
    const overruling = reason === null ? null : alsoOverruled(null, refusalOf(command) ?? '', reason)
    if (overruling === null && parts.askNext !== undefined && preview(command, []).kind === 'needs') {
      parts.askNext(command)
      await focusNextInput()
      return
    }
    const result = await send(command, {}, overruling)
    if (result?.kind !== 'needs' || parts.askNext === undefined) return
    parts.askNext(command)
    await focusAfterAct()
  }

  async function cancel(): Promise<void> {
    parts.discard('cancel')
    focusTable()
    await store.cancel()
    await focusAfterAct()
  }

  /** Lets go of the last thing chosen, with its command, which has no dice left. */
  async function letGo(): Promise<void> {
    clear()
    focusTable()
    await store.cancel()
    await focusAfterAct()
  }

  const isSettling = (): boolean => parts.isSettling?.() === true
  const hasAim = (): boolean => !isSettling() && (parts.draft?.() ?? null) !== null

  async function escape(): Promise<void> {
    if (await store.takeBackDice()) return focusNextInput()
    if (dropDraft()) {
      await store.cancel()
      return focusNextInput()
    }
    const isAside = isSettling() || parts.isTurnedAside?.() === true
    return isAside || (store.pending !== null && !hasAim()) ? cancel() : letGo()
  }

  async function letGoOfAll(): Promise<void> {
    await store.cancel()
    for (let depth = 0; depth < MOST_DRAFTS && dropDraft(); depth += 1);
    if ((parts.draft?.() ?? null) !== null) await (isSettling() ? cancel() : letGo())
    else await focusNextInput()
  }

  async function undo(): Promise<void> {
    if (await store.takeBackDice()) return
    if (dropDraft()) await store.cancel()
    else if ((parts.draft?.() ?? null) !== null) await (isSettling() ? cancel() : letGo())
    else await store.undo()
  }

  async function takeUpWaiting(again: () => void): Promise<void> {
    if (store.pending === null) return
    parts.discard('next')
    parts.resume?.(store.pending.command)
    again()
    // A panel takes up the choices once it is there, and what no panel shows comes up after that.
    await nextTick()
    await nextTick()
    await focusDice()
  }

  function goOnAfter(type: string): void {
    if (quietActs.includes(type)) return
    parts.afterAct?.(type)
    void goOn()
  }

  watch(
    () => store.lastAct,
    act => {
      if (act !== null) goOnAfter(act.type)
    }
  )
  watchImmediate(
    () => store.opening,
    () => {
      if (store.pending !== null) parts.resume?.(store.pending.command)
    }
  )
  onMounted(() => void goOn())

  return { startOwed, takeUp: () => takeUp(), advance, cancel, takeUpWaiting, goOnAfter, escape, letGoOfAll, undo }
}
