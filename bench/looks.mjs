import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { meter } from './meter.mjs'
import { asked, battleOf } from './players.mjs'
import { median, times } from './report.mjs'
import { startTable } from './ui-table.mjs'

const SILHOUETTES = fileURLToPath(new URL('out/silhouettes.js', import.meta.url))
/** Twenty attacks are staged, one by each fleet. */
const EACH = 10
const VOLLEYS = 16
const WARM = 2
const GAP_MS = 100
/** After this a strike has gone. */
const STRUCK_MS = 1_600
const ENDS = 7

export const ABOUT_LOOKS = [
  'Row p, after the budgets of the design. A volley: from the click on _Next_, which resolves twenty attacks of ten fleets a side in a log of',
  `5,000 lines, to the frame with the new lines in the log, by turns with shots that fly and with none; ${VOLLEYS} each. The end: from the key that`,
  'opens it over that battle to the first frame with its headline, and to that with the fate of every ship. The picture: from the click to',
  'the file. A silhouette: drawn from facts that were not seen before, in 24, 48 and 240 pixels, beside the reading of its own text as JSON.'
]

/** The lines of row p. */
export async function lookRows(lines) {
  const table = await startTable(lines, EACH, 'staged')
  try {
    const { shots, none } = await table.open(volleys)
    const { headline, fates, picture } = await table.open(ends)
    const { count, drawnMs, readMs } = JSON.parse(execFileSync(process.execPath, [SILHOUETTES], { encoding: 'utf8' }))
    const line = (what, value, must, isMet, goal = '') => ({ row: 'p', what, value, must, isMet, goal })
    const ratio = (one, other) => `${ms(one)} / ${ms(other)} = ${times(one / other)}`
    return [
      line('click to paint, twenty attacks, with shots / without, p50', ratio(at(shots, 0.5), at(none, 0.5)), '', null, '≤ 1.1×'),
      line('the same, p95', ratio(at(shots, 0.95), at(none, 0.95)), '', null, '≤ 1.1×'),
      line('end of a battle of 5,000 lines, to its headline', ms(median(headline)), '', null, '≤ 150 ms'),
      line('the same, to the fates', ms(median(fates)), '', null, ''),
      line('its picture, saved', ms(median(picture.map(one => one.ms))), '≤ 1 s', median(picture.map(one => one.ms)) <= 1000),
      line('the same, size', `${(picture[0].bytes / 1000).toFixed(0)} kB`, '≤ 400 kB', picture[0].bytes <= 400_000),
      line(`a silhouette (${count}), drawn / read from its text`, ratio(drawnMs, readMs), '≤ 0.1 ms', drawnMs <= 0.1)
    ]
  } finally {
    await table.stop()
  }
}

/** Times of a volley with shots and without, in milliseconds. */
async function volleys(page) {
  const result = { shots: [], none: [] }
  const key = battleOf(page)
  const settings = await asked(page, 'settings.get', {})
  await page.evaluate(meter)
  for (let nth = 0; nth < 2 * (VOLLEYS + WARM); nth += 1) {
    const isShown = nth % 2 === 0
    await asked(page, 'settings.save', { settings: { ...settings, strikes: isShown ? 'shown' : 'off' } })
    await page.waitForTimeout(GAP_MS)
    const count = await page.evaluate(() => window.meterTimes.length)
    // Over the button what it would do unfolds, which the click then does.
    await page.mouse.move(...(await page.evaluate(centreOf, '[data-next] > button')))
    await page.locator('[data-next] > button[aria-expanded=true]').waitFor()
    await page.waitForTimeout(GAP_MS)
    await page.mouse.down()
    await page.waitForTimeout(GAP_MS)
    await page.mouse.up()
    await page.waitForFunction(known => window.meterTimes.length > known, count, { polling: GAP_MS, timeout: 10_000 })
    const took = await page.evaluate(known => window.meterTimes[known], count)
    if (nth >= 2 * WARM) result[isShown ? 'shots' : 'none'].push(took)
    await page.waitForTimeout(STRUCK_MS)
    await page.mouse.move(0, 0)
    await asked(page, 'battle.undo', key)
    await page.waitForTimeout(STRUCK_MS)
  }
  return result
}

/** Times from the key that opens the end to its headline and to its fates, and of its picture. */
async function ends(page) {
  const key = battleOf(page)
  await asked(page, 'battle.submit', { ...key, command: { type: 'endBattle' } })
  await page.locator('[data-plot] [data-ending]').waitFor()
  const result = { headline: [], fates: [], picture: [] }
  for (let nth = 0; nth < ENDS; nth += 1) {
    await page.waitForTimeout(STRUCK_MS)
    await page.evaluate(watchEnd)
    await page.keyboard.press('Enter')
    const took = await page.waitForFunction(() => (window.endTimes.fates === undefined ? null : window.endTimes), null, { polling: GAP_MS })
    const { headline, fates } = await took.jsonValue()
    result.headline.push(headline)
    result.fates.push(fates)
    await page.keyboard.press('s')
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save and copy' })
    await page.locator('[role=dialog] svg[data-end], dialog svg[data-end]').first().waitFor()
    await page.waitForTimeout(GAP_MS)
    const start = performance.now()
    const [saved] = await Promise.all([page.waitForEvent('download'), save.click()])
    const bytes = readFileSync(await saved.path()).length
    result.picture.push({ ms: performance.now() - start, bytes })
    await page.keyboard.press('Escape')
    await page.waitForTimeout(GAP_MS)
    await page.keyboard.press('Escape')
    await page.locator('[data-plot] [data-ending]').waitFor()
  }
  return result
}

/** In the page: from the next key to the frames after the headline and the fates have come. */
function watchEnd() {
  window.endTimes = {}
  let start = 0
  addEventListener('keydown', event => (start = event.timeStamp), { capture: true, once: true })
  const seen = new Set()
  const look = (name, path) => {
    if (seen.has(name) || document.querySelector(path) === null) return
    seen.add(name)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (window.endTimes = { ...window.endTimes, [name]: performance.now() - start })
      port2.postMessage(null)
    })
  }
  const watcher = new MutationObserver(() => {
    look('headline', '.says h1')
    look('fates', '.fates')
    if (seen.has('fates')) watcher.disconnect()
  })
  watcher.observe(document.body, { subtree: true, childList: true })
}

function centreOf(path) {
  const box = document.querySelector(path).getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

function at(list, share) {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function ms(value) {
  return `${value.toFixed(value < 10 ? (value < 1 ? 3 : 2) : 1)} ms`
}
