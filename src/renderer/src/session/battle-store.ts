import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import type { Overruling } from '@shared/core/log/entry'
import type { BattleKey, DiceAnswer, DiceProblem, OpenedBattle, PendingCommand, SubmitResult, WireCommand } from '@shared/ipc/calls'
import { isSameJson } from '@shared/kernel/same-json'
import { call } from './host/api'
import { failureOf, type Failure } from './host/use-failure'
import { useAutomationStore } from './automation-store'
import { useBattleFollow } from './battle-follow'
import { followNews } from './battle-news'
import { useBattleSteps } from './battle-steps'
import { useCallQueue } from './call-queue'
import { openingOf, type BattleRefusal, type Opening } from './battle-words'
import { useDiceDrafts } from './dice-drafts'
import { useGivenDice } from './given-dice'
import { leaving } from './opening/leaving'
import { resuming } from './opening/resuming'
import { plainCommand } from './plain-command'
import { useSavingState } from './saving-state'
import { alsoOverruled, submitCommand, type Sent } from './submit-command'

/** The open battle: folds appended entries, sends commands, and saves typed dice. It knows no rules. */
export const useBattleStore = defineStore('battle', () => {
  const key = shallowRef<BattleKey | null>(null)
  const system = shallowRef<SystemId | null>(null)
  const opening = shallowRef<Opening | null>(null)
  const follow = useBattleFollow(() => key.value)
  const pending = shallowRef<PendingCommand | null>(null)
  const diceProblem = shallowRef<DiceProblem | null>(null)
  const refusal = shallowRef<BattleRefusal | null>(null)
  const failure = shallowRef<Failure | null>(null)
  /** The commands of this window: the one that came to wait for dice last, and the last carried out. */
  const begun = shallowRef<WireCommand | null>(null)
  const lastAct = shallowRef<{ readonly seq: number; readonly type: string } | null>(null)
  const automation = useAutomationStore()
  const saving = useSavingState()
  const isBusy = computed(() => saving.state.value.kind === 'saving' || saving.state.value.kind === 'late')
  let stopNews = (): void => undefined
  const drafts = useDiceDrafts(keepDraft)
  const lookingAt = shallowRef<number | null>(null)
  const isReadOnly = computed(() => opening.value?.mode === 'rescue' || lookingAt.value !== null)

  const screens = leaving({ current: () => key.value, close, flush: drafts.flush })
  const resume = resuming({ current: () => key.value, refetch: follow.refetch, isPending, takePending })

  /** Opens a battle; the one whose screen was just left is still open. Of several asked for at once, the last is opened. */
  async function open(battle: BattleKey): Promise<void> {
    if (screens.comesBack(battle) && opening.value !== null && failure.value === null) return again(opening.value)
    if (!(await screens.makesWay(battle))) return
    key.value = battle
    failure.value = null
    stopNews = followNews({ key, pending, follow, saving, isPending, takePending, resume })
    try {
      const opened = await call('battle.open', battle)
      await takeOpened(battle, opened)
    } catch (error) {
      if (key.value === battle) failure.value = failureOf(error)
    }
  }

  function again({ mode, damage }: Opening): void {
    lookingAt.value = null
    refusal.value = null
    opening.value = { mode, damage, repaired: [], wasInterrupted: false, cameBack: pending.value }
  }

  async function takeOpened(battle: BattleKey, opened: OpenedBattle): Promise<void> {
    const takeOver = await follow.load(opened)
    // The battle was closed or replaced by another while loading.
    if (key.value !== battle) return
    const last = takeOver()
    lookingAt.value = null
    system.value = opened.system
    pending.value = opened.pending
    diceProblem.value = null
    refusal.value = null
    saving.reset(last?.at ?? null)
    opening.value = openingOf(opened)
  }

  async function close(): Promise<void> {
    stopNews()
    await drafts.flush()
    const battle = key.value
    key.value = null
    system.value = null
    opening.value = null
    lookingAt.value = null
    follow.forget()
    pending.value = null
    if (battle !== null) await call('battle.close', battle).catch(() => null)
  }

  function takePending(next: PendingCommand | null): void {
    pending.value = next
    if (next === null) diceProblem.value = null
  }

  const inTurn = useCallQueue({
    battle: () => (lookingAt.value === null ? key.value : null),
    lastSeq: follow.lastSeq,
    saving,
    failed(next) {
      failure.value = next
      return next?.code === 'stale' ? follow.refetch() : undefined
    }
  })

  const entryTime = (result: SubmitResult): number | null => (result.kind === 'done' ? result.entry.at : null)
  async function takeResult({ result, overruling }: Sent, command: WireCommand, answer: DiceAnswer): Promise<SubmitResult> {
    refusal.value = result.kind === 'refused' ? { code: result.refusal, canForce: result.canForce, command, answer, overruling } : null
    diceProblem.value = result.kind === 'needs' ? result.problem : null
    if (result.kind === 'needs') {
      const text = pending.value !== null && isPending(command) ? pending.value.text : ''
      begun.value = command
      pending.value = { command, overruling, answered: result.answered, request: result.request, text }
    }
    if (result.kind === 'done') {
      if (isPending(command)) pending.value = null
      await follow.take(result.entry)
    }
    return result
  }

  /** Sends a command, with any faces typed so far. Returns null if the call failed. */
  function submit(choices: WireCommand, given: DiceAnswer = {}, overruling: Overruling | null = null): Promise<SubmitResult | null> {
    const command = plainCommand(choices)
    drafts.drop()
    return done(
      command,
      inTurn(async (battle, expectedSeq) => {
        const sending = { command, given, overruling }
        return takeResult(await submitCommand(battle, expectedSeq, sending, automation.isTracking), command, given)
      }, entryTime)
    )
  }

  /** Answers the dice of this command: continues it if the host already has it, else sends it with the faces. */
  function answer(command: WireCommand, given: DiceAnswer, overruling: Overruling | null = null): Promise<SubmitResult | null> {
    if (!isPending(command)) return submit(command, given, overruling)
    drafts.drop()
    return done(
      command,
      inTurn(
        async battle => takeResult({ result: await call('battle.answer', { ...battle, ...given }), overruling }, command, given),
        entryTime
      )
    )
  }

  async function done(command: WireCommand, sent: Promise<SubmitResult | null>): Promise<SubmitResult | null> {
    const result = await sent
    if (result?.kind === 'done') lastAct.value = { seq: result.entry.seq, type: command.type }
    return result
  }

  /** Sends the refused command again, overruling that refusal only. */
  async function force(reason = ''): Promise<SubmitResult | null> {
    const refused = refusal.value
    if (refused === null || !refused.canForce) return null
    return submit(refused.command, refused.answer, alsoOverruled(refused.overruling, refused.code, reason))
  }

  async function cancel(): Promise<void> {
    drafts.drop()
    refusal.value = null
    if (pending.value === null) return
    pending.value = null
    await inTurn(battle => call('battle.cancel', battle))
  }

  function isPending(command: WireCommand): boolean {
    return pending.value !== null && isSameJson(pending.value.command, command)
  }

  /** Sends the text of the dice field to the host, with its command if the host does not have it yet. */
  async function keepDraft(command: WireCommand, text: string, overruling: Overruling | null): Promise<void> {
    const battle = isReadOnly.value ? null : key.value
    if (battle === null) return
    if (!isPending(command)) {
      if (text === '') return
      const result = await submit(command, {}, overruling)
      if (result?.kind !== 'needs') return
    }
    if (pending.value === null) return
    pending.value = { ...pending.value, text }
    await call('battle.draft', { ...battle, text }).catch(() => null)
  }

  function takeBack(next: PendingCommand): void {
    pending.value = next
    diceProblem.value = null
  }

  const given = useGivenDice({ pending, inTurn, ...drafts, take: takeBack })
  const steps = useBattleSteps({ lookingAt, follow, inTurn, flush: drafts.flush, cancel, takeBackDice: given.takeBackDice })

  async function continueFromRescue(): Promise<void> {
    const battle = key.value
    const opened = await inTurn(rescued => call('battle.continueFromRescue', rescued))
    if (battle !== null && opened !== null) await takeOpened(battle, opened)
  }

  return {
    key,
    system,
    opening,
    state: follow.state,
    entries: follow.entries,
    pending,
    diceProblem,
    refusal,
    failure,
    lastAct,
    saving: saving.state,
    isBusy,
    isReadOnly,
    undoName: computed(() => (given.hasDice.value ? { key: 'app.lastDice' } : follow.undoName.value)),
    redoName: follow.redoName,
    lines: follow.lines,
    lineCount: follow.lineCount,
    entryCount: follow.entryCount,
    groups: follow.groups,
    redoSteps: follow.redoSteps,
    isUndone: follow.isUndone,
    stateAt: follow.stateAt,
    lookingAt,
    open,
    close,
    leave: screens.leave,
    submit,
    answer,
    force,
    cancel,
    draft: drafts.draft,
    writing: saving.during,
    saveDraft: drafts.flush,
    isPending,
    isFromHere: (): boolean => begun.value !== null && isPending(begun.value),
    ...given,
    ...steps,
    continueFromRescue,
    dismissOpening: () => void (opening.value &&= { ...opening.value, wasInterrupted: false, repaired: [], cameBack: null }),
    dismissRefusal: () => (refusal.value = null),
    dismissFailure: () => (failure.value = null)
  }
})

export type BattleStore = ReturnType<typeof useBattleStore>
