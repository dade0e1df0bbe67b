import { closeSync, existsSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { OUT } from './browser.mjs'

/**
 * The baseline of row f: the page the app has rendered, with its elements and styles, and hand-written code for what one action changes.
 * Served on its own address until `close`. At `/kept` the same page asks its server first, which appends a line to a file and waits until
 * it is on the disk: the least that a page costs which shows only what is kept.
 */
export async function startVanilla(page) {
  const plain = await page.evaluate(drawn)
  const bodyOf = isKept => plain.replace('</body>', `<script>(${act})(${isKept})</script></body>`)
  const folder = mkdtempSync(join(tmpdir(), 'flagship-vanilla-'))
  const journal = openSync(join(folder, 'log'), 'a')
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      writeSync(journal, LINE)
      fdatasyncSync(journal)
      response.writeHead(204).end()
      return
    }
    const file = join(OUT, 'renderer', normalize(new URL(request.url ?? '/', 'http://x').pathname))
    const type = TYPES[extname(file)]
    if (type === undefined || !existsSync(file))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bodyOf(request.url === '/kept'))
    else response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close }

  function close() {
    server.close()
    closeSync(journal)
    rmSync(folder, { recursive: true })
  }
}

/** As long as an entry of an undo. */
const LINE = `${'x'.repeat(120)}\n`

const TYPES = { '.css': 'text/css', '.woff2': 'font/woff2' }

function drawn() {
  const copy = document.documentElement.cloneNode(true)
  for (const one of copy.querySelectorAll('script, link:not([rel="stylesheet"]), meta[http-equiv]')) one.remove()
  for (const one of copy.querySelectorAll('link')) one.setAttribute('href', new URL(one.getAttribute('href'), location.href).pathname)
  return `<!doctype html>${copy.outerHTML}`
}

/** In the page: undo and redo of the correction of the first fleet, written without any library. */
function act(isKept) {
  const strip = document.querySelector('[data-fleet]')
  const scroller = document.querySelector('.scroller')
  const list = document.querySelector('.lines')
  const [undo, redo] = ['.undo', '.undo + button'].map(path => document.querySelector(path))
  const lines = Number(list.lastElementChild.getAttribute('aria-setsize'))
  const log = Array.from({ length: lines }, (_, i) => `line ${i}`)
  const height = list.lastElementChild.getBoundingClientRect().height
  const shown = list.children.length
  scroller.scrollTop = scroller.scrollHeight

  const point = (kind, value, max) => {
    const gauge = strip.querySelector(`[data-gauge="${kind}"]`)
    gauge.querySelector('.v b').textContent = String(value)
    const bar = gauge.querySelector('.bar')
    bar.style.setProperty('--c', String(value))
    bar.style.setProperty('--p', String(value))
    bar.setAttribute('aria-label', `${kind} ${value} of ${max}`)
  }
  const tell = text => {
    log.push(text)
    const row = list.lastElementChild.cloneNode(true)
    row.style.transform = `translateY(${(log.length - 1) * height}px)`
    row.dataset.index = String(log.length - 1)
    row.setAttribute('aria-posinset', String(log.length))
    row.querySelector('.no').textContent = String(log.length)
    row.querySelector('.tx').textContent = text
    list.append(row)
    if (list.children.length > shown) list.firstElementChild.remove()
    for (const one of list.children) one.setAttribute('aria-setsize', String(log.length))
    list.style.height = `${log.length * height}px`
    scroller.scrollTop = scroller.scrollHeight
  }
  const step = isUndo => {
    point('hp', isUndo ? 17 : 13, 17)
    point('sp', isUndo ? 5 : 1, 5)
    undo.querySelector('.clip').textContent = isUndo ? 'Undo “correct Fleet B30”' : 'Undo “correct Fleet A1”'
    redo.disabled = !isUndo
    tell(isUndo ? 'Undone: correct Fleet A1' : 'Redone: correct Fleet A1')
  }
  const click = async isUndo => {
    if (isKept) await fetch('/', { method: 'POST' })
    step(isUndo)
  }
  undo.addEventListener('click', () => click(true))
  redo.addEventListener('click', () => click(false))
}
