import type { Bridge, SlipView } from '@shared/stations/messages'
import type { Lasting } from './outbox'

/** What became of a proposal. way: the host is not known to have it. The others are the host's. */
export type SlipStage = SlipView['state'] | 'way'

/** A proposal as the phone shows it, which may know of it before the host does. */
export interface Slip extends Omit<SlipView, 'state' | 'sentMs'> {
  readonly stage: SlipStage
  readonly sentMs: number | null
}

/** All proposals, the newest first: those on their way, then those the host has listed. */
export function slipsOf(bridge: Bridge, unanswered: readonly Lasting[]): readonly Slip[] {
  const onTheWay = unanswered.flatMap((message): readonly Slip[] => {
    if (message.type !== 'propose' && message.type !== 'say') return []
    const offer = message.type === 'propose' ? bridge.offers.find(({ id }) => id === message.offer) : undefined
    const text = message.type === 'say' ? message.text : ''
    const what = offer?.label ?? null
    return [{ slip: message.slip, what, given: null, text, stage: 'way', reason: null, note: '', sentMs: null, answeredMs: null }]
  })
  return [...onTheWay, ...bridge.slips.map(({ state, ...slip }) => ({ ...slip, stage: state })).reverse()]
}
