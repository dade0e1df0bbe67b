import { valuesOf } from '@kit/main/offer-values'
import { describe, expect, it } from 'vitest'
import { SIDES } from '@shared/core/dice/rule'
import type { WireCommand } from '@shared/ipc/calls'
import { STATION_PROTOCOL } from '@shared/stations/limits'
import type { Bridge, Offer } from '@shared/stations/messages'
import { openAgain, phoneAt, seated, tableApplication, type Phone } from '@kit/main/phone'
import { chanceOf } from '../support/chance'
import { sampled } from '../support/explored'
import { PASSES, WHOLE_TABLES, type WholeTable } from '../support/whole-table/games'

const NAMES = ['Ada', 'Bea', 'Cyd', 'Dov', 'Eli', 'Fay', 'Gil', 'Hal'] as const
const STEPS_MAX = 400
/** A phone may say ten things in a second. */
const BETWEEN_MS = 110
const DICE_SIDES: Readonly<Record<string, number>> = SIDES

interface Player {
  readonly name: string
  readonly sideId: string
  phone: Phone
  token: string
  bridge: Bridge | null
}
type App = Awaited<ReturnType<typeof tableApplication>>

/** A game master and eight phones in one battle, over the real listener. */
class Table {
  readonly players: Player[] = []
  /** Everything that each was sent, over each of its connections. */
  readonly lines = new Map<string, readonly (readonly string[])[]>()
  readonly #rules: WholeTable
  readonly #chance = chanceOf(20)
  readonly #said = new WeakMap<Phone, number>()
  app: App
  key = { campaignId: '', battleId: '' }
  host = ''
  proposed = 0
  granted = 0
  halves = 0
  /** What the game master entered. */
  directed = 0

  constructor(app: App, rules: WholeTable) {
    this.app = app
    this.#rules = rules
  }

  async begin(): Promise<readonly string[]> {
    const { call } = this.app
    const { id, battles } = await call('campaigns.createSample', { name: 'Table', system: this.#rules.system, locale: 'en' })
    this.key = { campaignId: id, battleId: battles[0]?.id ?? '' }
    const { host, code } = await openAgain(this.app, this.key)
    this.host = host
    const { commands, names } = this.#rules.hide(await this.state())
    for (const command of commands) await this.direct(command)
    for (const [nth, name] of NAMES.entries()) await this.#join(name, nth, code)
    return names
  }

  state = (): Promise<unknown> => this.app.call('battle.state', this.key)
  isPlayed = async (part: 'half' | 'whole'): Promise<boolean> => this.#rules.isPlayed(await this.state(), this.proposed, part)

  async #join(name: string, nth: number, code: string): Promise<void> {
    const sideId = nth < NAMES.length / 2 ? 'A' : 'B'
    const phone = await seated({ ...this.app, host: this.host, code }, name, sideId)
    const { claims, token } = await phone.last('seated')
    const officers = claims.filter(({ kind }) => kind === 'officer')
    const strips = claims.filter(({ kind }) => kind === 'strip')
    const share = nth % 4 === 0 && officers.length > 0 ? officers : strips.filter((_, row) => row % 4 === nth % 4)
    phone.say({ type: 'claim', claims: share.map(({ id }) => id) })
    this.players.push({ name, sideId, phone, token, bridge: null })
    this.lines.set(name, [phone.texts])
  }

  async #say(phone: Phone, message: Parameters<Phone['say']>[0]): Promise<void> {
    const wait = (this.#said.get(phone) ?? 0) + BETWEEN_MS - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    this.#said.set(phone, performance.now())
    phone.say(message)
  }

  async direct(command: WireCommand): Promise<void> {
    const refusals: string[] = []
    for (;;) {
      const overruling = refusals.length === 0 ? {} : { overruling: { refusals, reason: '' } }
      const result = await this.app.call('battle.submit', { ...this.key, command, roll: true, ...overruling })
      if (result.kind !== 'refused') break
      refusals.push(result.refusal)
    }
    this.directed += 1
  }

  /** Players act while they can, the game master does the rest. */
  async play(part: 'half' | 'whole'): Promise<void> {
    const tried = new Set<string>()
    for (let step = 0; step < STEPS_MAX && !(await this.isPlayed(part)); step += 1) {
      const next = await this.#nextAct(tried)
      if (next !== null) await this.#propose(next.player, next.offer, tried)
      else {
        tried.clear()
        const command = this.#rules.gm(this.#chance, await this.state())
        if (command === null) return
        await this.direct(command)
      }
    }
  }

  async #nextAct(tried: ReadonlySet<string>): Promise<{ readonly player: Player; readonly offer: Offer } | null> {
    const able: { readonly player: Player; readonly offer: Offer }[] = []
    for (const player of this.players) {
      // Once it has sent anything, what it receives comes from the battle as it now is.
      const isReady = !(player.bridge?.isReady ?? false)
      await this.#say(player.phone, { type: 'ready', isReady })
      player.bridge = await player.phone.bridge(bridge => bridge.isReady === isReady)
      for (const offer of player.bridge.offers)
        if (offer.refusal === null && !tried.has(`${player.name} ${offer.id}`)) able.push({ player, offer })
      if (able.some(({ offer }) => !PASSES.test(offer.label.key))) break
    }
    return able.find(({ offer }) => !PASSES.test(offer.label.key)) ?? able[0] ?? null
  }

  async #propose(player: Player, offer: Offer, tried: Set<string>): Promise<void> {
    const { phone } = player
    const proposal = player.bridge?.nextProposal ?? ''
    const values = valuesOf(offer)
    await this.#say(phone, { type: 'propose', proposal, offer: offer.id, values })
    await phone.bridge(({ proposals }) => proposals.some(one => one.id === proposal))
    this.proposed += 1
    const [waiting, ...others] = (await this.app.call('stations.state', {})).proposals
    expect([waiting?.id, others]).toEqual([proposal, []])
    const canDo = waiting?.refusal?.canForce !== false
    const word = !canDo ? 'no' : waiting?.canHalve === true && this.halves * 2 < this.granted ? 'half' : 'yes'
    await this.app.call('stations.answer', { proposalId: proposal, word, note: '', values: null })
    await phone.bridge(({ proposals }) => proposals.some(one => one.id === proposal && one.state === word))
    if (word === 'no') tried.add(`${player.name} ${offer.id}`)
    else {
      this.granted += 1
      this.halves += word === 'half' ? 1 : 0
      tried.clear()
      await this.#roll(player)
    }
    player.bridge = await phone.last('bridge')
  }

  /** The dice of its proposal come from its player, until nothing is due. */
  async #roll({ phone }: Player): Promise<void> {
    let told = ''
    while ((await this.app.call('battle.open', this.key)).pending !== null) {
      const { asks } = await phone.bridge(bridge => bridge.asks.some(({ id }) => id !== told))
      const [ask] = asks
      if (ask === undefined) throw new Error('Nothing is asked')
      told = ask.id
      const faces = Array.from({ length: ask.count }, () => this.#chance.whole(1, DICE_SIDES[ask.die] ?? 1))
      await this.#say(phone, { type: 'dice', ask: ask.id, faces })
      await phone.bridge(bridge => bridge.asks.some(({ id, sent }) => id === ask.id && sent.length > 0))
      await this.app.call('stations.takeDice', {})
    }
  }

  async back(player: Player): Promise<void> {
    player.phone = await phoneAt(this.host)
    player.phone.say({ type: 'resume', protocol: STATION_PROTOCOL, token: player.token })
    const { token } = await player.phone.last('seated')
    player.bridge = await player.phone.last('bridge')
    player.token = token
    this.lines.set(player.name, [...(this.lines.get(player.name) ?? []), player.phone.texts])
  }
}

describe.each(sampled(WHOLE_TABLES, 5, 2))('a whole table of $system', rules => {
  it('is played by proposals of eight phones, through a lost one, one sent away and a kill of the host, and tells no secret', async () => {
    const table = new Table(await tableApplication(), rules)
    const secrets = await table.begin()
    await table.play('half')

    const [, lost] = table.players
    const kicked = table.players.at(-1)
    if (lost === undefined || kicked === undefined) throw new Error('There are eight')
    await lost.phone.hangUp()
    await table.back(lost)
    const { seats } = await table.app.call('stations.state', {})
    await table.app.call('stations.sendAway', { seatId: seats.find(({ name }) => name === kicked.name)?.id ?? '' })
    expect((await kicked.phone.last('end')).reason).toBe('sent-away')
    table.players.pop()

    const { hash } = await table.app.call('battle.hash', table.key)
    table.app.application.releaseNow()
    table.app = await tableApplication(table.app.dataDir)
    table.host = (await openAgain(table.app, table.key)).host
    expect((await table.app.call('battle.hash', table.key)).hash).toBe(hash)
    for (const player of table.players) await table.back(player)
    await table.play('whole')

    expect(await table.isPlayed('whole')).toBe(true)
    // The log holds nothing but the beginning, what the game master entered and what was granted.
    expect((await table.app.call('battle.hash', table.key)).seq).toBe(1 + table.directed + table.granted)
    const all = JSON.stringify(await table.state())
    const ids = [...new Set([...all.matchAll(/"id":"([^"]{4,})"/gu)].map(match => match[1] ?? ''))]
    expect([ids.length > 0, secrets.length > 0, table.granted > 0]).toEqual([true, true, true])
    const told = table.players.map(({ name, sideId }) => {
      const text = (table.lines.get(name) ?? []).flat().join('\n')
      expect(
        ids.filter(id => text.includes(`"${id}"`)),
        name
      ).toEqual([])
      return { sideId, heard: secrets.filter(secret => text.includes(secret)) }
    })
    expect(told.filter(({ sideId }) => sideId === 'A').flatMap(({ heard }) => heard)).toEqual([])
    // Its own side knows it, so the search would have found it.
    expect(told.filter(({ sideId }) => sideId === 'B').map(({ heard }) => heard)).toContainEqual(secrets)
  })
})
