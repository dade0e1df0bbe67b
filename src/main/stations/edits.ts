import type { Message } from '@shared/core/engine/message'
import type { Typed } from '@shared/core/engine/rule-system'
import type { ActField, ActValues } from '@shared/core/view/station'
import { isSameJson } from '@shared/kernel/same-json'
import type { ProposalField } from '@shared/ipc/stations'
import type { Proposal } from './kept-table'
import { actAtTable, actOf, saidOf, truePercent, type Sight } from './offers'

/** A proposal as the game master sees it, and how it may be changed before a yes. */
interface Edits {
  /** What is proposed, in the words of the game master's table; null where it is told in free words. */
  readonly what: Message | null
  /** The chance that it succeeds as it is proposed, in percent, with all that its player may not know; null where no die decides. */
  readonly percent: number | null
  /** The chosen values and their alternatives. */
  readonly fields: readonly ProposalField[]
  /** It deals damage, of which half can be granted. */
  readonly canHalve: boolean
}

interface Given {
  readonly command: Typed
  /** Description of the changed act; null if unchanged. A half keeps the description of the proposal. */
  readonly given: Message | null
}

/** The choices of a proposal; none once its player could no longer do it. */
export function editsOf(sight: Sight, proposal: Proposal): Edits {
  const told = actAtTable(sight, proposal)
  if (told === null || proposal.offer === null) return { what: proposal.what, percent: null, fields: [], canHalve: false }
  const { values } = proposal.offer
  const { act, what } = told
  return {
    what,
    percent: truePercent(sight, proposal),
    fields: act.fields.map(field => fieldOf(field, values[field.name])),
    canHalve: act.halvedOf !== undefined
  }
}

/** The command that a yes or a half carries out, with the game master's values if any; null if they do not fit the act. */
export function givenOf(sight: Sight, proposal: Proposal, word: 'yes' | 'half', values: ActValues | null): Given | null {
  const chosen = values ?? proposal.offer?.values ?? {}
  const isAsProposed = proposal.offer !== null && isSameJson(chosen, proposal.offer.values)
  if (word === 'yes' && proposal.command !== null && (values === null || isAsProposed)) return { command: proposal.command, given: null }
  const act = actOf(sight, proposal)
  if (act === undefined || !act.fields.every(field => fits(field, chosen[field.name]))) return null
  const command = word === 'yes' ? act.commandOf(chosen) : act.halvedOf?.(chosen)
  if (command === undefined) return null
  return { command, given: isAsProposed ? null : saidOf(act, chosen) }
}

function fieldOf(field: ActField, value: ActValues[string] | undefined): ProposalField {
  switch (field.kind) {
    case 'number':
      return { ...field, value: typeof value === 'number' ? value : (field.value ?? field.min) }
    case 'flag':
      return { ...field, value: value === true }
    case 'pick':
      return { ...field, value: String(value) }
  }
}

function fits(field: ActField, value: ActValues[string] | undefined): boolean {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max
    case 'flag':
      return typeof value === 'boolean'
    case 'pick':
      return field.options.some(option => option.value === value)
  }
}
