import { vi } from 'vitest'
import type { Bridge, ClaimView, HostMessage, Offer, PhoneMessage, Seated } from '@shared/stations/messages'
import type { Wire } from '../../../src/renderer/src/station/client/line'
import { aView } from '@kit/core/view'

/** One connection of a phone, opened and cut as the test likes. */
export class FakeWire implements Wire {
  readyState: Wire['readyState'] = WebSocket.CONNECTING
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  readonly heard: PhoneMessage[] = []
  close = vi.fn(() => void (this.readyState = WebSocket.CLOSED))

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.heard.push(JSON.parse(text as string) as PhoneMessage)
  }
  accept(): this {
    this.readyState = WebSocket.OPEN
    this.onopen?.call(this as unknown as WebSocket, new Event('open'))
    return this
  }
  tell(...messages: readonly HostMessage[]): this {
    for (const message of messages)
      this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: JSON.stringify(message).padEnd(2048) }))
    return this
  }
  /** The network says that it is gone. A phone that sleeps is told nothing. */
  breaks(): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'))
  }
}

/** A fake table for a phone to connect to, with every connection it has made. */
export function fakeTable(): { readonly wires: readonly FakeWire[]; readonly last: () => FakeWire; readonly open: () => Wire } {
  const wires: FakeWire[] = []
  const last = (): FakeWire => {
    const wire = wires.at(-1)
    if (wire === undefined) throw new Error('The phone has not called yet')
    return wire
  }
  const open = (): Wire => {
    wires.push(new FakeWire())
    return last()
  }
  return { wires, last, open }
}

export function aClaim(name: string, changes: Partial<ClaimView> = {}): ClaimView {
  return { id: name.toLowerCase(), kind: 'officer', name, what: null, side: 'Us', isMine: false, takenBy: null, ...changes }
}

export function aSeat(changes: Partial<Seated> = {}): Seated {
  return { kind: 'seated', token: 't'.repeat(43), name: 'Mara', table: 'Pond', claims: [aClaim('Brandt', { isMine: true })], ...changes }
}

export function aBridge(changes: Partial<Bridge> = {}): Bridge {
  return { kind: 'bridge', nextProposal: 's1', offers: [], asks: [], proposals: [], isReady: false, mayRoll: false, ...changes }
}

export function anOffer(id: string, changes: Partial<Offer> = {}): Offer {
  return { id, group: { key: 'toy.group' }, label: { key: `toy.${id}` }, refusal: null, chance: null, fields: [], ...changes }
}

export const aShown: HostMessage = { kind: 'shown', n: 1, shown: { view: aView({ systemId: 'xwing' }), lines: [], moments: [] } }
