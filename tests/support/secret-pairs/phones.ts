import type { ClaimView, HostMessage } from '@shared/stations/messages'
import type { OpenTable } from '../../../src/main/stations/open-table'
import type { Line } from '../../../src/main/stations/station'

export interface Phone {
  line: Line
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
    const phone = await late(table, sideId, share)
    const wanted = share === 'nothing' ? [] : share === 'one' ? claimsOf(phone).slice(0, 1) : claimsOf(phone).filter(isSide)
    await claim(table, phone, wanted)
    phones.push(phone)
  }
  return phones
}

/** A player who joins the side now, and has no claim yet. */
export async function late(table: OpenTable, sideId: string, name = 'late'): Promise<Phone> {
  const texts: string[] = []
  const line = lineTo(texts)
  await table.requestToJoin(line, name, { code: 'ABCDEF', name })
  const request = table.state.joinRequests[0]
  if (request === undefined) throw new Error('Nobody asks to join')
  await table.admit(request.id, sideId)
  texts.shift()
  return { line, texts, told: 0 }
}

/** The phone loses its connection and is back at its seat. */
export async function again(table: OpenTable, phone: Phone): Promise<void> {
  table.gone(phone.line)
  phone.line = lineTo(phone.texts)
  await table.resume(phone.line, seatOf(phone)?.token ?? '')
}

/** Its player speaks for another: the nth of what is to be claimed. */
export async function another(table: OpenTable, phone: Phone, nth: number): Promise<void> {
  const claims = claimsOf(phone)
  await claim(table, phone, claims.slice(nth % Math.max(1, claims.length)).slice(0, 1))
}

const isSide = ({ kind }: ClaimView): boolean => kind === 'side'

async function claim(table: OpenTable, { line }: Phone, claims: readonly ClaimView[]): Promise<void> {
  await table.act(line, { type: 'claim', claims: claims.map(({ id }) => id) })
}

function lineTo(texts: string[]): Line {
  return { answers: () => Promise.resolve(true), send: text => texts.push(text), end: () => undefined }
}

function claimsOf(phone: Phone): readonly ClaimView[] {
  return seatOf(phone)?.claims ?? []
}

function seatOf({ texts }: Phone): Extract<HostMessage, { kind: 'seated' }> | undefined {
  const heard = texts.map(text => JSON.parse(text) as HostMessage)
  return heard.filter(message => message.kind === 'seated').at(-1)
}
