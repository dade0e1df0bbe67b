import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { resolveConfig } from 'electron-vite'
import { build, createServer, mergeConfig } from 'vite'

const PAGE_PORT = 5173
const HOST_PORT = 4715

/**
 * Serves pages from a development server with hot reload, and proxies calls to the browser shell, which is rebuilt and restarted whenever
 * its sources change. The guards of the shell stay in force: the development server uses its link.
 */
export async function developInBrowser(root, say) {
  const pageOrigin = `http://127.0.0.1:${PAGE_PORT}`
  const host = makeHost(root, say)
  const { config: built } = await resolveConfig({ root, logLevel: 'warn' }, 'build', 'development')
  const watcher = await build(mergeConfig(built.main, { build: { watch: {} } }))
  watcher.on('event', event => {
    if (event.code === 'END') void host.restart()
    if (event.code === 'ERROR') say(String(event.error))
  })
  const { config: served } = await resolveConfig({ root, logLevel: 'info' }, 'serve', 'development')
  const server = await createServer(
    mergeConfig(served.renderer, {
      server: {
        host: '127.0.0.1',
        port: PAGE_PORT,
        strictPort: true,
        proxy: {
          '/socket': {
            target: `http://127.0.0.1:${HOST_PORT}`,
            ws: true,
            changeOrigin: true,
            configure: proxy => guardProxy(proxy, pageOrigin, host)
          }
        }
      }
    })
  )
  await server.listen()
  say(`Flagship, reloading as you edit: ${pageOrigin}/`)
  process.on('SIGINT', () => process.exit(0))
  process.on('SIGTERM', () => process.exit(0))
  process.on('exit', () => host.stop())
}

/** Admits only our own page, and forwards requests with the origin and the cookie the host expects. */
function guardProxy(proxy, pageOrigin, host) {
  proxy.on('proxyReqWs', (request, incoming, socket) => {
    if (incoming.headers.origin !== pageOrigin) return void socket.destroy()
    request.setHeader('origin', `http://127.0.0.1:${HOST_PORT}`)
    request.setHeader('cookie', host.cookie())
  })
}

/** The browser shell as a child process, restarted on demand; its link is used as soon as it is printed. */
function makeHost(root, say) {
  let child = null
  let cookie = ''
  const stop = () => {
    child?.kill('SIGTERM')
    child = null
  }
  const restart = async () => {
    const last = child
    stop()
    if (last !== null && last.exitCode === null) await new Promise(resolve => last.on('exit', resolve))
    const next = spawn(process.execPath, ['out/main/web.js', '--port', String(HOST_PORT)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit']
    })
    child = next
    createInterface({ input: next.stdout }).on('line', line => {
      const link = /http:\S+/.exec(line)?.[0]
      if (link === undefined) return
      void fetch(link, { redirect: 'manual' }).then(response => {
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
        say('host started')
      })
    })
  }
  return { restart, stop, cookie: () => cookie }
}
