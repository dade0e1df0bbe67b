import { joinWorlds, makePreloadWorld } from './worlds'

export const PRELOAD_WORLD = 'Electron Isolated Context'

/** The part of `process` that a sandboxed preload sees. */
const FACTS = {
  platform: process.platform,
  versions: { electron: 'stand-in', node: process.versions.node },
  contextIsolated: true,
  sandboxed: true,
  env: {}
}

/** The page's end of the channel. Runs before any script of the page. */
export function pageScript(token: string): string {
  return inTopFrame(`(${joinWorlds.toString()})(${JSON.stringify(token)}, 'page', 'preload')`)
}

/** The preload's end, and the preload itself. */
export function preloadScript(token: string, preloadSource: string): string {
  return inTopFrame(
    [
      `const expose = (${joinWorlds.toString()})(${JSON.stringify(token)}, 'preload', 'page')`,
      `const { require, process } = (${makePreloadWorld.toString()})(expose, ${JSON.stringify(FACTS)})`,
      'const module = { exports: {} }',
      'const exports = module.exports',
      preloadSource
    ].join('\n')
  )
}

/** Without context isolation the preload's globals are visible to the page. */
export function unisolatedScript(preloadSource: string): string {
  return inTopFrame(
    [
      'const expose = (key, value) => { window[key] = value }',
      `const { require, process } = (${makePreloadWorld.toString()})(expose, ${JSON.stringify({ ...FACTS, contextIsolated: false })})`,
      'const module = { exports: {} }',
      'const exports = module.exports',
      preloadSource
    ].join('\n')
  )
}

/** Preloads do not run in frames within a page. */
function inTopFrame(source: string): string {
  return `if (window === window.top) { (() => {\n${source}\n})() }`
}
