import type { ClaimView, HostMessage } from '@shared/stations/messages'
import type { OpenTable } from '../../../src/main/stations/open-table'
import type { Line } from '../../../src/main/stations/station'

export interface Phone {
  readonly line: Line
  readonly texts: string[]
  /** How many of them were told at a tick. */
  told: number
}

/** What a phone was sent since it was asked last. */
export function news(phone: Phone): readonly string[] {
  const more = phone.texts.slice(phone.told).map(withoutToken)
  phone.told = phone.texts.length
  return more
}

/** A token is drawn anew in every world. */
const withoutToken = (text: string): string => text.replace(/"token":"[\w-]{43}"/u, '"token":""')

/** Three players of a side: one who only looks, one with a single claim, and one who speaks for all of it. */
export async function seated(table: OpenTable, sideId: string): Promise<Phone[]> {
  const phones: Phone[] = []
  for (const share of ['nothing', 'one', 'all'] as const) {
    const texts: string[] = []
    const line: Line = { answers: () => Promise.resolve(true), send: text => texts.push(text), end: () => undefined }
    await table.requestToJoin(line, share, { code: 'ABCDEF', name: share })
    const request = table.state.joinRequests[0]
    if (request === undefined) throw new Error('Nobody asks to join')
    await table.admit(request.id, sideId)
    texts.shift()
    const first = texts.map(text => JSON.parse(text) as HostMessage).find(({ kind }) => kind === 'seated')
    const claims: readonly ClaimView[] = first?.kind === 'seated' ? first.claims : []
    const wanted = share === 'nothing' ? [] : share === 'one' ? claims.slice(0, 1) : claims.filter(({ kind }) => kind === 'side')
    await table.act(line, { type: 'claim', claims: wanted.map(({ id }) => id) })
    phones.push({ line, texts, told: 0 })
  }
  return phones
}
