import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium, windowedChromium } from './chromium'

let started: Promise<Browser> | undefined

/** The browser shared by all tests of a worker, each with its own context; restarted if it has exited. */
export async function oneBrowser(): Promise<Browser> {
  const browser = await (started ??= startBrowser())
  if (browser.isConnected()) return browser
  started = startBrowser()
  return started
}

/** A separate browser with these additions to its environment; with a window if one is the display for it. */
export async function startBrowser(besides: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const headless = besides['DISPLAY'] === undefined
  const { executablePath, env } = (headless ? undefined : windowedChromium()) ?? findChromium()
  return chromium.launch({ executablePath, headless, args: CHROMIUM_FLAGS, env: { ...definedEnv(), ...env, ...besides } })
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
