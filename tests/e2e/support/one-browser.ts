import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from './chromium'

let started: Promise<Browser> | undefined

/** The browser shared by all tests of a worker, each with its own context; restarted if it has exited. */
export async function oneBrowser(): Promise<Browser> {
  const browser = await (started ??= startBrowser())
  if (browser.isConnected()) return browser
  started = startBrowser()
  return started
}

/** A separate browser with these additions to its environment. */
export async function startBrowser(besides: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const { executablePath, env } = findChromium()
  return chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS, env: { ...definedEnv(), ...env, ...besides } })
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
