import { once } from 'node:events'
import { WebSocket } from 'ws'

/** As in `src/shared/stations/limits.ts`. */
const PROTOCOL = 2

/**
 * Runs `use` while a player screen shows the battle of this page and phones sit at its table, each speaking for some of the fleets of a
 * side. The phones only listen, since those of a real table have processors of their own.
 */
export async function withPlayers(page, use, count = 8) {
  const ask = (name, args) => asked(page, name, args)
  const { campaignId, battleId } = battleOf(page)
  const screen = await page.context().newPage()
  await screen.goto(`${new URL(page.url()).origin}/players`)
  await ask('players.show', { campaignId, battleId, eyes: null, showing: { kind: 'battle' }, note: null })
  await screen.locator('[data-scene=battle]').waitFor()
  await page.bringToFront()
  await ask('stations.open', { campaignId, battleId, address: '127.0.0.1', showsChances: true })
  const { open } = await ask('stations.state', {})
  const phones = []
  try {
    for (let nth = 0; nth < count; nth += 1) phones.push(await sit(ask, open, nth, count))
    return await use()
  } finally {
    for (const phone of phones) phone.terminate()
    // A table that is opened again for the same battle keeps the seats and what they speak for.
    for (const { id } of (await ask('stations.state', {})).seats) await ask('stations.sendAway', { seatId: id })
    await ask('stations.close', {})
    await screen.close()
  }
}

/** A call of this page, made again where it came too fast. */
export async function asked(page, name, args) {
  for (;;) {
    const reply = await page.evaluate(([call, given]) => window.flagship.call(call, given), [name, args])
    if (reply.ok) return reply.result
    if (reply.error.code !== 'too-fast') throw new Error(`${name}: ${reply.error.code} ${reply.error.detail}`)
    await page.waitForTimeout(300)
  }
}

/** The battle that this page shows. */
export function battleOf(page) {
  const [, campaignId, battleId] = /campaign\/([^/]+)\/battle\/([^/?]+)/u.exec(page.url())
  return { campaignId, battleId }
}

/** One of `count` phones, which is let in and claims its share of the fleets of its side. */
async function sit(ask, { host, code }, nth, count) {
  const half = count / 2
  const socket = new WebSocket(`ws://${host}/socket`, { origin: `http://${host}` })
  const heard = []
  socket.on('message', data => heard.push(JSON.parse(String(data))))
  await once(socket, 'open')
  const until = async find => {
    for (let found = heard.find(find); ; found = heard.find(find)) {
      if (found !== undefined) return found
      const end = heard.find(({ kind }) => kind === 'end')
      if (end !== undefined) throw new Error(`The table has turned a phone away: ${end.reason}`)
      await once(socket, 'message')
    }
  }
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, code, name: `Player ${nth + 1}` }))
  await until(({ kind }) => kind === 'waiting')
  const { joinRequests } = await ask('stations.state', {})
  await ask('stations.admit', { requestId: joinRequests[0].id, sideId: nth < half ? 'A' : 'B' })
  const { claims } = await until(({ kind }) => kind === 'seated')
  const strips = claims.filter(({ kind }) => kind === 'strip').filter((_, row) => row % half === nth % half)
  socket.send(JSON.stringify({ type: 'claim', claims: strips.map(({ id }) => id) }))
  await until(({ kind, offers }) => kind === 'bridge' && offers.length > 0)
  // What comes from now on is dropped unread.
  socket.removeAllListeners('message')
  return socket
}
