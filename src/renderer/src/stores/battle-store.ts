import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import type {
  BattleKey,
  CallName,
  DiceAnswer,
  DiceProblem,
  OpenedBattle,
  PendingCommand,
  SubmitResult,
  WireCommand
} from '@shared/ipc/calls'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { call, onNews } from '../api/api'
import type { Failure } from '../composables/use-failure'
import { failureOf } from '../composables/use-failure'
import { useBattleFollow } from './battle-follow'
import { useCallQueue } from './call-queue'
import type { BattleRefusal, Opening } from './battle-words'
import { useDiceDrafts } from './dice-drafts'
import { plainCommand } from './plain-command'
import { useSavingState } from './saving-state'

/** The open battle: folds what the host appended, sends commands, keeps the dice being typed. Knows no rule. */
export const useBattleStore = defineStore('battle', () => {
  const key = shallowRef<BattleKey | null>(null)
  const system = shallowRef<SystemId | null>(null)
  const opening = shallowRef<Opening | null>(null)
  const follow = useBattleFollow(() => key.value)
  const pending = shallowRef<PendingCommand | null>(null)
  const diceProblem = shallowRef<DiceProblem | null>(null)
  const refusal = shallowRef<BattleRefusal | null>(null)
  const failure = shallowRef<Failure | null>(null)
  /** The last command of this window that was done. */
  const lastAct = shallowRef<{ readonly seq: number; readonly type: string } | null>(null)
  const saving = useSavingState()
  const isBusy = computed(() => saving.state.value.kind === 'saving' || saving.state.value.kind === 'late')
  let stopNews: (() => void) | null = null
  const drafts = useDiceDrafts(keepDraft)

  const isReadOnly = computed(() => opening.value?.mode === 'rescue')

  async function open(battle: BattleKey): Promise<void> {
    await close()
    key.value = battle
    failure.value = null
    stopNews = onNews(news => {
      if (!('battleId' in news) || news.battleId !== key.value?.battleId || news.campaignId !== key.value.campaignId) return
      if (news.kind === 'battle.appended') void follow.take(news.entry)
      else takePending(news.pending)
    })
    try {
      takeOpened(await call('battle.open', battle))
    } catch (error) {
      failure.value = failureOf(error)
    }
  }

  function takeOpened(opened: OpenedBattle): void {
    const last = follow.load(opened)
    system.value = opened.system
    pending.value = opened.pending
    diceProblem.value = null
    refusal.value = null
    saving.reset(last?.at ?? null)
    opening.value = {
      mode: opened.mode,
      damage: opened.damage,
      repaired: opened.repaired,
      wasInterrupted: opened.wasInterrupted,
      cameBack: opened.pending
    }
  }

  async function close(): Promise<void> {
    stopNews?.()
    stopNews = null
    await drafts.flush()
    const battle = key.value
    key.value = null
    system.value = null
    opening.value = null
    follow.forget()
    pending.value = null
    if (battle !== null) await call('battle.close', battle).catch(() => null)
  }

  function takePending(next: PendingCommand | null): void {
    pending.value = next
    if (next === null) diceProblem.value = null
  }

  const inTurn = useCallQueue({
    battle: () => key.value,
    lastSeq: follow.lastSeq,
    saving,
    failed(next) {
      failure.value = next
      return next?.code === 'stale' ? follow.refetch() : undefined
    }
  })

  const entryTime = (result: SubmitResult): number | null => (result.kind === 'done' ? result.entry.at : null)

  async function takeResult(result: SubmitResult, command: WireCommand, answer: DiceAnswer, force: boolean): Promise<SubmitResult> {
    refusal.value = result.kind === 'refused' ? { code: result.refusal, canForce: result.canForce, command, answer } : null
    diceProblem.value = result.kind === 'needs' ? result.problem : null
    if (result.kind === 'needs') {
      const text = pending.value !== null && isPending(command) ? pending.value.text : ''
      pending.value = { command, force, answered: result.answered, request: result.request, text }
    }
    if (result.kind === 'done') {
      pending.value = null
      await follow.take(result.entry)
    }
    return result
  }

  /** Sends a command, with faces already typed or none. The answer is null when the call failed. */
  function submit(choices: WireCommand, given: DiceAnswer = {}, force = false): Promise<SubmitResult | null> {
    const command = plainCommand(choices)
    drafts.drop()
    return done(
      command,
      inTurn(
        async (battle, expectedSeq) =>
          takeResult(
            await call('battle.submit', { ...battle, command, expectedSeq, ...given, ...(force ? { force } : {}) }),
            command,
            given,
            force
          ),
        entryTime
      )
    )
  }

  /** Answers the dice of this command: goes on with it when it already waits at the host, else sends it with the faces. */
  function answer(command: WireCommand, given: DiceAnswer, force = false): Promise<SubmitResult | null> {
    if (!isPending(command)) return submit(command, given, force)
    drafts.drop()
    return done(
      command,
      inTurn(async battle => takeResult(await call('battle.answer', { ...battle, ...given }), command, given, force), entryTime)
    )
  }

  async function done(command: WireCommand, sent: Promise<SubmitResult | null>): Promise<SubmitResult | null> {
    const result = await sent
    if (result?.kind === 'done') lastAct.value = { seq: result.entry.seq, type: command.type }
    return result
  }

  /** The refused command again, by the GM's leave. */
  async function force(): Promise<SubmitResult | null> {
    const refused = refusal.value
    if (refused === null || !refused.canForce) return null
    return submit(refused.command, refused.answer, true)
  }

  async function cancel(): Promise<void> {
    drafts.drop()
    refusal.value = null
    if (pending.value === null) return
    pending.value = null
    await inTurn(
      battle => call('battle.cancel', battle),
      () => null
    )
  }

  function isPending(command: WireCommand): boolean {
    return pending.value !== null && canonicalJson(pending.value.command) === canonicalJson(command)
  }

  /** What stands in the dice field goes to the host, with its command when the host does not know it yet. */
  async function keepDraft(command: WireCommand, text: string, force: boolean): Promise<void> {
    const battle = key.value
    if (battle === null || isReadOnly.value) return
    if (!isPending(command)) {
      if (text === '') return
      const result = await submit(command, {}, force)
      if (result?.kind !== 'needs') return
    }
    if (pending.value === null) return
    pending.value = { ...pending.value, text }
    await call('battle.draft', { ...battle, text }).catch(() => null)
  }

  async function step(name: Extract<CallName, 'battle.undo' | 'battle.redo'>): Promise<void> {
    await cancel()
    const entry = await inTurn(
      (battle, expectedSeq) => call(name, { ...battle, expectedSeq }),
      result => result.at
    )
    if (entry !== null) await follow.take(entry)
  }

  async function continueFromRescue(): Promise<void> {
    const opened = await inTurn(
      battle => call('battle.continueFromRescue', battle),
      () => null
    )
    if (opened !== null) takeOpened(opened)
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
    undoName: follow.undoName,
    redoName: follow.redoName,
    lines: follow.lines,
    lineCount: follow.lineCount,
    entryCount: follow.entryCount,
    isUndone: follow.isUndone,
    open,
    close,
    submit,
    answer,
    force,
    cancel,
    draft: drafts.draft,
    isPending,
    undo: () => step('battle.undo'),
    redo: () => step('battle.redo'),
    continueFromRescue,
    dismissOpening: () => {
      if (opening.value !== null) opening.value = { ...opening.value, wasInterrupted: false, repaired: [], cameBack: null }
    },
    dismissRefusal: () => (refusal.value = null),
    dismissFailure: () => (failure.value = null)
  }
})

export type BattleStore = ReturnType<typeof useBattleStore>
