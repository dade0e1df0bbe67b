import { describe, expect, it } from 'vitest'
import { STATION_PROTOCOL } from '@shared/stations/limits'
import { openTable, phoneAt, seated, speakingFor, type Phone } from '@kit/main/phone'

const protocol = STATION_PROTOCOL

describe('a token', () => {
  it('is good for one live phone, and the game master hears of a second', async () => {
    const table = await openTable()
    const phone = await seated(table)
    const { token } = await phone.last('seated')
    const thief = await phoneAt(table.host)
    thief.say({ type: 'resume', protocol, token })
    expect((await thief.last('end')).reason).toBe('second-use')
    expect(thief.heard).toHaveLength(1)
    expect((await table.call('stations.state', {})).seats[0]?.strangers).toBe(1)
  })

  it('takes a phone that was lost back to its seat, as it was', async () => {
    const table = await openTable()
    const phone = await speakingFor(table, 'Oduya')
    const { token } = await phone.last('seated')
    await phone.hangUp()
    await expect.poll(async () => (await table.call('stations.state', {})).seats[0]?.silentSinceMs).not.toBeNull()
    const back = await phoneAt(table.host)
    back.say({ type: 'resume', protocol, token })
    expect((await back.last('seated')).claims.filter(({ isMine }) => isMine).map(({ name }) => name)).toEqual(['Oduya'])
    expect((await back.last('shown')).shown?.view.name).toBe((await phone.last('seated')).table)
  })

  it('brings back the news of the battle so far, and so does another claim', async () => {
    const table = await openTable()
    const phone = await speakingFor(table, 'Oduya')
    const told = async (one: Phone): Promise<readonly unknown[]> => ((await one.last('shown')).shown?.lines ?? []).map(({ value }) => value)
    const { fleets } = (await table.call('battle.state', table.key)) as { readonly fleets: readonly { readonly id: string }[] }
    const command = { type: 'correctFleet', fleetId: fleets[0]?.id ?? '', correction: { hp: 3 }, reason: '' }
    await table.call('battle.submit', { ...table.key, command })
    await expect.poll(() => told(phone)).not.toEqual([])
    const news = await told(phone)
    const { token, claims } = await phone.last('seated')
    phone.say({ type: 'claim', claims: claims.filter(({ name }) => name === 'Saltmarsh').map(({ id }) => id) })
    const shown = phone.heard.length
    await expect.poll(() => phone.heard.slice(shown).some(({ kind }) => kind === 'shown')).toBe(true)
    expect(await told(phone)).toEqual(news)
    await phone.hangUp()
    await expect.poll(async () => (await table.call('stations.state', {})).seats[0]?.silentSinceMs).not.toBeNull()
    const back = await phoneAt(table.host)
    back.say({ type: 'resume', protocol, token })
    expect(await told(back)).toEqual(news)
  })

  it('is worth nothing once its player was sent away', async () => {
    const table = await openTable()
    const phone = await seated(table)
    const { token } = await phone.last('seated')
    const [seat] = (await table.call('stations.state', {})).seats
    await table.call('stations.sendAway', { seatId: seat?.id ?? '' })
    expect((await phone.last('end')).reason).toBe('sent-away')
    const back = await phoneAt(table.host)
    back.say({ type: 'resume', protocol, token })
    expect((await back.last('end')).reason).toBe('unknown-token')
  })
})
