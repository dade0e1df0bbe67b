import vue from '@vitejs/plugin-vue'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type UserConfig } from 'vite'
import { EMPTY_BLOCKS } from '../src/shared/replay/replay-file'
import { compileMessages } from './compile-messages'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const NAME = 'replay.html'

/** Beside the pages of the app, the page of a replay, empty: the app fills in a battle and saves it as one file. */
export function replayPage({ resolve = {}, define = {} }: Pick<UserConfig, 'resolve' | 'define'>): Plugin {
  const page = async (isForRelease: boolean): Promise<string> => {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      root: path('../src/renderer'),
      resolve,
      define,
      // Under development the app hands on its messages as they are written.
      plugins: [vue(), ...(isForRelease ? [compileMessages()] : [])],
      build: {
        write: false,
        assetsInlineLimit: () => true,
        cssCodeSplit: false,
        rolldownOptions: { input: path('../src/renderer/src/replay.ts'), output: { format: 'iife', codeSplitting: false } }
      }
    })
    const [output] = [built].flat()
    if (output === undefined || !('output' in output)) throw new Error('The page of the replay was not built')
    const style = output.output.flatMap(one => (one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : []))
    const code = output.output.flatMap(one => (one.type === 'chunk' ? [one.code] : []))
    return pageOf(style.join('\n'), code.join('\n').replaceAll('</script', String.raw`<\/script`))
  }
  return {
    name: 'replay-page',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await page(true) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response, next) => {
        page(false).then(html => response.setHeader('Content-Type', 'text/html').end(html), next)
      })
    }
  }
}

/** Its policy knows one script and one style, by their hash, and no address at all. */
function pageOf(style: string, script: string): string {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Flagship</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="app"></div>
${EMPTY_BLOCKS}
<script>${script}</script>
</body>
</html>
`
}
