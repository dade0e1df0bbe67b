import type { AnsweredDice, Overruling } from '@shared/core/log/entry'
import type { Faces } from '@shared/core/dice/rule'
import { facesProblem } from '@shared/core/dice/run-rule'
import { isSameJson } from '@shared/kernel/same-json'
import { submit } from '@shared/core/engine/submit'
import { Timeline } from '@shared/core/log/timeline'
import type { CallReply, OpenedBattle, PendingCommand, SubmitResult, WireCommand, WireEntry } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import { REFUSALS } from '@shared/systems/starfinder-armada/commands/refusal'
import { anArmada } from '@kit/systems/starfinder-armada'
import type { WireSystem } from '../../../src/renderer/src/contract/wire-system'
import { readSystemsFrom } from '../../../src/renderer/src/session/system-source'
import { loadPanels } from '../../../src/renderer/src/systems/registry'

readSystemsFrom(loadPanels)

/** Rolls of one command that are of ones. */
const ONES_MAX = 8

/** A host of one battle in memory, with the real engine: what a window talks to in tests. Puts itself on `window`. */
export class FakeHost {
  readonly timeline: Timeline<unknown, WireCommand, WireCommand>
  readonly calls: { readonly name: string; readonly args: Record<string, unknown> }[] = []
  pending: PendingCommand | null = null
  mode: OpenedBattle['mode'] = 'writable'
  wasInterrupted = false
  /** The next call fails with this code. */
  failure: 'stale' | 'io' | null = null
  /** Its disk is full: nothing is carried out any more. */
  isFull = false
  /** How long it takes to answer, as on a loaded machine; null answers at once. */
  answersAfterMs: number | null = null
  readonly #listeners = new Set<(news: News) => void>()
  readonly #id: SystemId
  readonly #system: WireSystem

  constructor(id: SystemId = 'starfinder-armada') {
    const { rules: system } = hostedSystem(id)
    this.#id = id
    this.#system = system
    this.timeline = new Timeline<unknown, WireCommand, WireCommand>(system.initial, (state, event) => system.evolve(state, event))
    Reflect.set(window, 'flagship', {
      call: (name: string, args: Record<string, unknown>) => this.#call(name, args),
      onNews: (listener: (news: News) => void) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      }
    })
  }

  /** A battle of two fleets, hawk against crow, in deployment. */
  begin(): void {
    const armadas = [anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])].map((armada, i) => ({
      sideId: 'AB'.charAt(i),
      armada
    }))
    const command = { type: 'beginBattle', name: 'test', armadas, rulings: {} }
    this.act(command)
  }

  /** Appends a command as another window would, without telling this one. */
  act(command: WireCommand, ...tape: readonly Faces[]): WireEntry {
    const result = this.#run(command, tape, { refusals: Object.keys(REFUSALS), reason: '' })
    if (result.kind !== 'done') throw new Error(`${command.type}: ${result.kind}`)
    return result.entry
  }

  tell(news: News): void {
    for (const listener of this.#listeners) listener(structuredClone(news))
  }

  async #call(name: string, args: Record<string, unknown>): Promise<CallReply<unknown>> {
    this.calls.push({ name, args })
    const { answersAfterMs } = this
    await (answersAfterMs === null ? Promise.resolve() : new Promise(done => setTimeout(done, answersAfterMs)))
    const code = this.isFull ? 'io' : this.failure
    this.failure = null
    if (code !== null) return { ok: false, error: { code, detail: '' } }
    // The window gets copies, as over the wire: it puts equal values of its entries in one place.
    return { ok: true, result: structuredClone(this.#answer(name, structuredClone(args))) }
  }

  #answer(name: string, args: Record<string, unknown>): unknown {
    const faces = (args['faces'] ?? []) as readonly Faces[]
    switch (name) {
      case 'battle.open': {
        const key = { campaignId: 'c', battleId: 'b', system: this.#id }
        return {
          ...key,
          mode: this.mode,
          entries: this.timeline.entries.slice(),
          pending: this.pending,
          damage: null,
          repaired: [],
          wasInterrupted: this.wasInterrupted
        }
      }
      case 'battle.log':
        return this.timeline.entries.slice(Number(args['from']) - 1)
      case 'battle.submit':
        return this.#run(args['command'] as WireCommand, faces, (args['overruling'] ?? null) as Overruling | null, args['roll'] === true)
      case 'battle.answer':
        return this.pending === null
          ? null
          : this.#run(
              this.pending.command,
              [...this.pending.answered.map(dice => dice.faces), ...faces],
              this.pending.overruling,
              args['roll'] === true
            )
      case 'battle.undo':
        return this.#append({ kind: 'undo', target: this.timeline.undoTarget ?? 0 })
      case 'battle.undoTo':
        return this.#append({ kind: 'undo', target: this.timeline.wayBackTo(Number(args['seq']))?.target ?? 0 })
      case 'battle.redo':
        return this.#append({ kind: 'redo', target: this.timeline.redoTarget ?? 0 })
      case 'battle.draft':
        if (this.pending !== null) this.pending = { ...this.pending, text: String(args['text']) }
        return null
      case 'battle.takeBack': {
        const { pending } = this
        if (pending === null) return null
        const answered = pending.text === '' ? pending.answered.slice(0, -1) : pending.answered
        const tape = answered.map(dice => dice.faces)
        const asked = submit(this.#system, this.timeline.state, pending.command, tape, pending.overruling?.refusals)
        if (asked.kind === 'needs') this.pending = { ...pending, answered, request: asked.request, text: '' }
        return this.pending
      }
      case 'battle.cancel':
        this.pending = null
        return null
      default:
        return null
    }
  }

  /** As the real host keeps the dice of a command while another is carried out. */
  #stillWaiting(pending: PendingCommand | null, done: WireEntry): PendingCommand | null {
    const hasDice = pending !== null && (pending.answered.length > 0 || pending.text !== '')
    if (!hasDice || done.kind !== 'command' || isSameJson(done.command, pending.command)) return null
    const tape = pending.answered.map(dice => dice.faces)
    const asked = submit(this.#system, this.timeline.state, pending.command, tape, pending.overruling?.refusals)
    return asked.kind === 'needs' && isSameJson(asked.request, pending.request) ? pending : null
  }

  #append(entry: { readonly kind: 'undo' | 'redo'; readonly target: number }): WireEntry {
    const full: WireEntry = { ...entry, seq: this.timeline.lastSeq + 1, at: 1000 * (this.timeline.lastSeq + 1), by: 'gm' }
    this.timeline.append(full)
    return full
  }

  /** It rolls ones; where one roll follows another for long, every second is of twos, as a tie of ones would never end. */
  #run(command: WireCommand, tape: readonly Faces[], overruling: Overruling | null, rolls = false): SubmitResult {
    const good: Faces[] = []
    for (const faces of tape) {
      const asked = submit(this.#system, this.timeline.state, command, good, overruling?.refusals)
      const problem = asked.kind === 'needs' ? facesProblem(asked.request, faces) : null
      if (asked.kind === 'needs' && problem !== null) return { kind: 'needs', request: asked.request, answered: [], problem }
      good.push(faces)
    }
    let result = submit(this.#system, this.timeline.state, command, good, overruling?.refusals)
    while (rolls && result.kind === 'needs') {
      const face = good.length > ONES_MAX && good.length % 2 === 1 ? 2 : 1
      good.push(Array.from({ length: result.request.count }, () => face))
      result = submit(this.#system, this.timeline.state, command, good, overruling?.refusals)
    }
    if (result.kind === 'refused') return result
    const answered: AnsweredDice[] = result.asked
      .slice(0, good.length)
      .map((request, i) => ({ ...request, faces: good[i] ?? [], by: 'hand' }))
    if (result.kind === 'needs') {
      this.pending = { command, overruling, answered, request: result.request, text: '' }
      return { kind: 'needs', request: result.request, answered, problem: null }
    }
    const before = this.pending
    const seq = this.timeline.lastSeq + 1
    const entry: WireEntry = {
      kind: 'command',
      seq,
      at: 1000 * seq,
      by: 'gm',
      command,
      dice: answered,
      events: result.events,
      rulesVersion: 1,
      ...(result.overruled.length === 0 ? {} : { overruled: { refusals: result.overruled, reason: overruling?.reason ?? '' } })
    }
    this.timeline.append(entry)
    this.pending = this.#stillWaiting(before, entry)
    if (before !== null) this.tell({ kind: 'battle.pending', campaignId: 'c', battleId: 'b', pending: this.pending })
    return { kind: 'done', entry }
  }
}
