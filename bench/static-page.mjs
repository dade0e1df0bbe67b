import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { OUT } from './browser.mjs'

const RENDERER = join(OUT, 'renderer')
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' }

/**
 * The app's first screen at the least it can cost: the same scripts, styles and typefaces are fetched and run, but nothing is asked of a
 * host, and `drawn`, the page as the app has rendered it, is put there as text. Served until `close`.
 */
export async function startStaticPage(drawn) {
  const files = new Map([['/start.js', ['.js', startOf(drawn)]]])
  const page = pageOf()
  const server = createServer((request, response) => {
    const [type, body] = files.get(request.url) ?? fileAt(request.url) ?? ['.html', page]
    response.writeHead(200, { 'content-type': TYPES[type] ?? 'text/html; charset=utf-8' }).end(body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

/** What the page preloads are its scripts but the one that starts the app. */
function startOf(drawn) {
  const parts = [...readFileSync(join(RENDERER, 'index.html'), 'utf8').matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/gu)]
  return `${parts.map(([, href]) => `import '${href}'`).join('\n')}\ndocument.querySelector('#app').innerHTML = ${JSON.stringify(drawn)}\n`
}

function pageOf() {
  const html = readFileSync(join(RENDERER, 'index.html'), 'utf8')
  return html.replace(/<script[^>]*bridge\.js"><\/script>/u, '').replace(/(<script type="module"[^>]*src=")[^"]+/u, '$1./start.js')
}

function fileAt(url) {
  const type = extname(url)
  return type in TYPES ? [type, readFileSync(join(RENDERER, url))] : null
}
