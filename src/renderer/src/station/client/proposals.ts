import type { Bridge, ProposalView } from '@shared/stations/messages'
import type { Lasting } from './outbox'

/** State of a proposal. `way`: not yet confirmed by the host. The others come from the host. */
export type ProposalStage = ProposalView['state'] | 'way'

/** A proposal as the phone shows it, possibly before the host has confirmed it. */
export interface Proposal extends Omit<ProposalView, 'state' | 'sentMs'> {
  readonly stage: ProposalStage
  readonly sentMs: number | null
}

/** All proposals, newest first: unconfirmed ones, then those of the host. */
export function proposalsOf(bridge: Bridge, unanswered: readonly Lasting[]): readonly Proposal[] {
  const onTheWay = unanswered.flatMap((message): readonly Proposal[] => {
    if (message.type !== 'propose' && message.type !== 'say') return []
    const offer = message.type === 'propose' ? bridge.offers.find(({ id }) => id === message.offer) : undefined
    const text = message.type === 'say' ? message.text : ''
    const what = offer?.label ?? null
    return [
      { id: message.proposal, what, given: null, became: null, text, stage: 'way', reason: null, note: '', sentMs: null, answeredMs: null }
    ]
  })
  return [...onTheWay, ...bridge.proposals.map(({ state, ...proposal }) => ({ ...proposal, stage: state })).reverse()]
}

/** The key of what became of a proposal in a sentence. */
export function becameKey({ stage, given, became }: Proposal): string {
  if (became !== null && became.kind !== 'done') return `became.${became.kind}`
  const isAsked = given === null || stage !== 'yes'
  if (became === null && (stage === 'yes' || stage === 'half')) return `granted.${isAsked ? stage : 'given'}`
  return isAsked ? `became.${stage}` : 'given'
}
