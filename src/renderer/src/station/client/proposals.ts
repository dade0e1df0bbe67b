import type { Bridge, ProposalView } from '@shared/stations/messages'
import type { Lasting } from './outbox'

/** What became of a proposal. way: the host is not known to have it. The others are the host's. */
export type ProposalStage = ProposalView['state'] | 'way'

/** A proposal as the phone shows it, which may know of it before the host does. */
export interface Proposal extends Omit<ProposalView, 'state' | 'sentMs'> {
  readonly stage: ProposalStage
  readonly sentMs: number | null
}

/** All proposals, the newest first: those on their way, then those the host has listed. */
export function proposalsOf(bridge: Bridge, unanswered: readonly Lasting[]): readonly Proposal[] {
  const onTheWay = unanswered.flatMap((message): readonly Proposal[] => {
    if (message.type !== 'propose' && message.type !== 'say') return []
    const offer = message.type === 'propose' ? bridge.offers.find(({ id }) => id === message.offer) : undefined
    const text = message.type === 'say' ? message.text : ''
    const what = offer?.label ?? null
    return [{ id: message.proposal, what, given: null, text, stage: 'way', reason: null, note: '', sentMs: null, answeredMs: null }]
  })
  return [...onTheWay, ...bridge.proposals.map(({ state, ...proposal }) => ({ ...proposal, stage: state })).reverse()]
}
