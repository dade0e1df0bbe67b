import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { OUT } from './browser.mjs'
import { asked, battleOf } from './players.mjs'

const PAGE_ACTS = 500
/** Acts before those that are counted: they load and compile what all acts need. */
const WARM_ACTS = 100
/** Hull points that the acts set by turns. */
const HULLS = [3, 4]

/**
 * Row o, the page: bytes by which its heap grows in 500 acts, after garbage was collected. Each act is a correction, which stays in the
 * log.
 */
export function pageGrowth(table) {
  return table.open(async page => {
    const client = await page.context().newCDPSession(page)
    const key = battleOf(page)
    const [{ id: fleetId }] = (await asked(page, 'battle.state', key)).fleets
    const act = nth => asked(page, 'battle.submit', { ...key, command: correction(fleetId, nth) })
    const used = async () => {
      await page.waitForTimeout(2000)
      for (let times = 0; times < 3; times += 1) await client.send('HeapProfiler.collectGarbage')
      return (await client.send('Runtime.getHeapUsage')).usedSize
    }
    for (let nth = 0; nth < WARM_ACTS; nth += 1) await act(nth)
    const before = await used()
    for (let nth = 0; nth < PAGE_ACTS; nth += 1) await act(nth)
    return (await used()) - before
  })
}

/**
 * Row o, the host: its memory (RSS) after so many acts and a rest, in which V8 gives back what it has kept in reserve; and that of a host
 * which has just opened the same battle and rested as long. Null where the system does not tell.
 */
export async function hostGrowth(acts, restMs) {
  if (platform() !== 'linux') return null
  const data = mkdtempSync(join(tmpdir(), 'flagship-growth-'))
  try {
    const played = await startHost(data)
    const { id: campaignId, battles } = await played.ask('campaigns.createSample', {
      name: 'Bench',
      system: 'starfinder-armada',
      locale: 'en'
    })
    const key = { campaignId, battleId: battles[0].id }
    await played.ask('battle.open', key)
    const [{ id: fleetId }] = (await played.ask('battle.state', key)).fleets
    for (let nth = 0; nth < acts; nth += 1) await played.ask('battle.submit', { ...key, command: correction(fleetId, nth) })
    await pause(restMs)
    const after = played.memory()
    await played.end()
    const opened = await startHost(data)
    await opened.ask('battle.open', key)
    await pause(restMs)
    const fresh = opened.memory()
    await opened.end()
    return { after, fresh }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

function correction(fleetId, nth) {
  return { type: 'correctFleet', fleetId, correction: { hp: HULLS[nth % 2] }, reason: 'bench' }
}

/** The host without a window; `ask` makes one call and waits for its answer. */
async function startHost(data) {
  const child = spawn(process.execPath, [join(OUT, 'main', 'host.js'), '--data', data], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    ask: async (call, args) => {
      child.stdin.write(`${JSON.stringify({ id: 1, call, args })}\n`)
      const answer = JSON.parse((await answers.next()).value)
      if (!answer.ok) throw new Error(`${call}: ${JSON.stringify(answer)}`)
      return answer.result
    },
    memory: () => Number(/^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) * 1024,
    end: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.stdin.end()
      await ended
    }
  }
}
