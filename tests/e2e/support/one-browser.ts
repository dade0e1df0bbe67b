import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from './chromium'

let started: Promise<Browser> | undefined

/** The browser that all tests of a worker share, each with a context of its own; a new one where the last has ended. */
export async function oneBrowser(): Promise<Browser> {
  const browser = await (started ??= startBrowser())
  if (browser.isConnected()) return browser
  started = startBrowser()
  return started
}

/** A browser of its own, with this in its environment besides. */
export async function startBrowser(besides: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS, env: { ...definedEnv(), ...env, ...besides } })
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
