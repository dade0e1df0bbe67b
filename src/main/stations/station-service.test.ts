import { valuesOf } from '@kit/main/offer-values'
import { describe, expect, it } from 'vitest'
import type { Bridge, Offer } from '@shared/stations/messages'
import { STATION_PROTOCOL } from '@shared/stations/limits'
import { openAgain, openTable, phoneAt, seated, speakingFor, tableApplication, type Phone } from '@kit/main/phone'

const protocol = STATION_PROTOCOL
const labelled = ({ offers }: Bridge, key: string): Offer => {
  const offer = offers.find(({ label }) => label.key === key)
  if (offer === undefined) throw new Error(key)
  return offer
}
const ofProposal = (phone: Phone, id: string, state: string) =>
  phone.bridge(({ proposals }) => proposals.some(one => one.id === id && one.state === state))

/** The engineering phase of the first round, with Oduya at the phone. */
async function atEngineering() {
  const table = await openTable()
  for (let phase = 0; phase < 2; phase += 1) await table.call('battle.submit', { ...table.key, command: { type: 'advancePhase' } })
  const phone = await speakingFor(table, 'Oduya', 'Saltmarsh')
  const propose = async (): Promise<string> => {
    const bridge = await phone.last('bridge')
    const offer = labelled(bridge, 'sa.action.boost')
    phone.say({ type: 'propose', proposal: bridge.nextProposal, offer: offer.id, values: valuesOf(offer) })
    await ofProposal(phone, bridge.nextProposal, 'sent')
    return bridge.nextProposal
  }
  return { ...table, phone, propose }
}

describe('the table', () => {
  it('is closed until it is opened, and closed with its battle', async () => {
    const table = await openTable(await tableApplication())
    const phone = await seated(table)
    await table.call('battle.close', table.key)
    expect((await phone.last('end')).reason).toBe('closed')
    expect((await table.call('stations.state', {})).open).toBeNull()
    await expect(phoneAt(table.host)).rejects.toThrow()
    await expect(table.call('stations.turnAway', { requestId: 'x' })).rejects.toMatchObject({ code: 'not-open' })
  })

  it('lets in who has the code and is admitted, with the two letters the game master sees', async () => {
    const table = await openTable()
    const phone = await phoneAt(table.host)
    phone.say({ type: 'join', protocol, code: table.code, name: 'Mara' })
    const { letters } = await phone.last('waiting')
    const [request] = (await table.call('stations.state', {})).joinRequests
    expect([request?.name, request?.letters]).toEqual(['Mara', letters])
    expect(phone.heard.map(({ kind }) => kind)).toEqual(['waiting'])
    await table.call('stations.turnAway', { requestId: request?.id ?? '' })
    expect((await phone.last('end')).reason).toBe('turned-away')
  })

  it('slows down an address that tries codes, and locks out nobody who has the right one', async () => {
    const table = await openTable()
    const tried = async (code: string): Promise<number> => {
      const began = performance.now()
      const phone = await phoneAt(table.host)
      phone.say({ type: 'join', protocol, code, name: 'Mallory' })
      expect((await phone.last('end')).reason).toBe('wrong-code')
      return performance.now() - began
    }
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE']) await tried(code)
    const [slow, friend] = [tried('FFFFFF'), await phoneAt(table.host)]
    friend.say({ type: 'join', protocol, code: table.code, name: 'Mara' })
    await friend.last('waiting')
    expect(await slow).toBeGreaterThan(1_900)
    expect((await table.call('stations.state', {})).joinRequests).toMatchObject([{ name: 'Mara' }])
  })

  it('does not keep a request of a phone that hung up while it was made to wait', async () => {
    const table = await openTable()
    for (let count = 0; count < 5; count += 1) {
      const phone = await phoneAt(table.host)
      phone.say({ type: 'join', protocol, code: 'AAAAAA', name: 'Mallory' })
      await phone.last('end')
    }
    const phone = await phoneAt(table.host)
    phone.say({ type: 'join', protocol, code: table.code, name: 'Mara' })
    await phone.hangUp()
    await new Promise(resolve => setTimeout(resolve, 2_300))
    expect((await table.call('stations.state', {})).joinRequests).toEqual([])
  })

  it('gives the others of a side what one has not claimed, and shows who has what', async () => {
    const table = await openTable()
    await speakingFor(table, 'Oduya')
    const other = await seated(table, 'Priya')
    const { claims } = await other.last('seated')
    const oduya = claims.find(({ name }) => name === 'Oduya')
    expect(oduya?.takenBy).toBe('Mara')
    other.say({ type: 'claim', claims: [oduya?.id ?? ''] })
    other.say({ type: 'ready', isReady: true })
    await other.bridge(({ isReady }) => isReady)
    const { seats } = await table.call('stations.state', {})
    expect(seats.map(({ name, claims: own, isReady }) => [name, own.map(claim => claim.name), isReady])).toEqual([
      ['Mara', ['Oduya'], false],
      ['Priya', [], true]
    ])
  })

  it('sends a phone nothing of what its side does not know', async () => {
    const table = await openTable()
    const { fleets } = (await table.call('battle.state', table.key)) as {
      readonly fleets: readonly { readonly id: string; readonly name: string }[]
    }
    const fleetId = fleets.find(({ name }) => name === 'Grave Tithe')?.id ?? ''
    await table.call('battle.submit', {
      ...table.key,
      command: { type: 'correctFleet', fleetId, correction: { isHidden: true }, reason: '' } as never
    })
    const phone = await speakingFor(table, 'Oduya', 'Saltmarsh')
    const all = phone.texts.join('\n')
    expect(all).toContain('Saltmarsh')
    expect(all).not.toMatch(/Grave Tithe|Hask/u)
    for (const { id } of fleets) expect(all).not.toContain(`"${id}"`)
  })
})

describe('a proposal', () => {
  it('is carried out once, however often it is sent, and asks its player for the dice', async () => {
    const { call, key, phone, propose } = await atEngineering()
    const proposal = await propose()
    const before = await phone.last('bridge')
    const offer = labelled(before, 'sa.action.boost')
    phone.say({ type: 'propose', proposal, offer: offer.id, values: valuesOf(offer) })
    phone.say({ type: 'ready', isReady: true })
    await phone.bridge(({ isReady }) => isReady)
    const [waiting, ...more] = (await call('stations.state', {})).proposals
    expect([waiting?.name, waiting?.refusal, more]).toEqual(['Mara', null, []])
    expect(waiting?.what).toMatchObject({ key: 'view.does', values: { name: { values: { other: { key: 'sa.action.boost' } } } } })
    expect(JSON.stringify(waiting?.what)).toContain('Saltmarsh')
    await call('stations.answer', { proposalId: proposal, word: 'yes', note: '', values: null })
    const [ask] = (await phone.bridge(({ asks }) => asks.length > 0)).asks
    expect([ask?.die, ask?.count]).toEqual(['d20', 1])
    phone.say({ type: 'dice', ask: ask?.id ?? '', faces: [17] })
    await phone.bridge(({ asks }) => asks[0]?.sent[0] === 17)
    expect((await call('stations.state', {})).dice).toMatchObject({ name: 'Mara', faces: [17] })
    await call('stations.takeDice', {})
    // A boost of speed asks once more. Dice for the roll that is over change nothing.
    const [second] = (await phone.bridge(({ asks }) => asks[0]?.die === 'd2')).asks
    phone.say({ type: 'dice', ask: ask?.id ?? '', faces: [17] })
    phone.say({ type: 'dice', ask: second?.id ?? '', faces: [2] })
    await phone.bridge(({ asks }) => asks[0]?.sent[0] === 2)
    await call('stations.takeDice', {})
    await phone.bridge(({ asks }) => asks.length === 0)
    const entries = await call('battle.log', key)
    expect(entries.filter(entry => entry.kind === 'command' && entry.command.type === 'takeAction')).toMatchObject([
      {
        dice: [
          { faces: [17], by: 'hand' },
          { faces: [2], by: 'hand' }
        ]
      }
    ])
  })

  it('changes nothing when the answer is no', async () => {
    const { call, key, phone, propose } = await atEngineering()
    const { hash } = await call('battle.hash', key)
    const proposal = await propose()
    await call('stations.answer', { proposalId: proposal, word: 'no', note: 'Not now.', values: null })
    expect((await ofProposal(phone, proposal, 'no')).proposals[0]?.note).toBe('Not now.')
    expect((await call('battle.hash', key)).hash).toBe(hash)
  })

  it('comes too late once another act makes it impossible, and says why', async () => {
    const { call, key, phone, propose } = await atEngineering()
    const proposal = await propose()
    await call('battle.submit', { ...key, command: { type: 'advancePhase' } })
    const { proposals } = await ofProposal(phone, proposal, 'stale')
    expect(proposals[0]?.reason?.key).toBe('sa.refusal.wrong-phase')
    await expect(call('stations.answer', { proposalId: proposal, word: 'yes', note: '', values: null })).rejects.toMatchObject({
      code: 'not-found'
    })
  })

  it('can be taken back, and words can be said', async () => {
    const { call, phone, propose } = await atEngineering()
    const proposal = await propose()
    phone.say({ type: 'withdraw', proposal })
    const { nextProposal } = await ofProposal(phone, proposal, 'withdrawn')
    phone.say({ type: 'say', proposal: nextProposal, text: 'May Saltmarsh cover 5?' })
    await ofProposal(phone, nextProposal, 'sent')
    expect((await call('stations.state', {})).proposals.map(({ text }) => text)).toEqual(['May Saltmarsh cover 5?'])
  })

  it('survives a kill of the host, with its seat, and is not carried out twice', async () => {
    const { application, dataDir, key, phone, propose } = await atEngineering()
    const proposal = await propose()
    const { token } = await phone.last('seated')
    application.releaseNow()
    const again = await tableApplication(dataDir)
    const { host } = await openAgain(again, key)
    const back = await phoneAt(host)
    back.say({ type: 'resume', protocol, token })
    await ofProposal(back, proposal, 'sent')
    await again.call('stations.answer', { proposalId: proposal, word: 'yes', note: '', values: null })
    await ofProposal(back, proposal, 'yes')
    await expect(again.call('stations.answer', { proposalId: proposal, word: 'yes', note: '', values: null })).rejects.toMatchObject({
      code: 'not-found'
    })
  })
})
