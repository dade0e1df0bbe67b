import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMPORT_PIECE_BYTES, type ImportCheck } from '@shared/ipc/exchange'
import { startApplication, type Application } from '../../src/main/application'
import type { ApplicationOptions } from '../../src/main/application-options'

/** The application over a directory, without a window. */
export async function started(dataDir: string, more: Partial<ApplicationOptions> = {}): Promise<Application> {
  const application = await startApplication({ dataDir, shell: 'headless', locale: 'en', seed: 1, ...more })
  if (!application.ok) throw new Error(application.error.detail)
  return application.value
}

/** The same with a sample campaign in the directory, restarted so that no background work is left. */
export async function startedWithSample(dataDir: string, more: Partial<ApplicationOptions> = {}): Promise<Application> {
  const first = await started(dataDir)
  await first.handlers['campaigns.createSample']({ name: 'Sample', system: 'starfinder-armada', locale: 'en' })
  await first.close()
  return started(dataDir, more)
}

/** The response to a window that submits a file: the code of the refusal, or `ready`. */
export async function answerTo(application: Application, bytes: Buffer): Promise<string> {
  const check = await checkOf(application, bytes)
  return check.kind === 'refused' ? check.problem.code : check.kind
}

/** The whole response to a window that submits a file. */
export async function checkOf({ handlers }: Application, bytes: Buffer): Promise<ImportCheck> {
  const { id } = await handlers['import.begin']({ bytes: bytes.length })
  for (let at = 0; at < bytes.length; at += IMPORT_PIECE_BYTES)
    await handlers['import.piece']({ id, data: bytes.subarray(at, at + IMPORT_PIECE_BYTES).toString('base64') })
  return handlers['import.check']({ id })
}

/** Every file in a directory with a hash of its bytes. */
export async function everythingIn(dir: string): Promise<readonly string[]> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const told = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return `${path} ${createHash('sha256')
      .update(await readFile(path))
      .digest('hex')}`
  })
  return (await Promise.all(told)).sort()
}

/** The same, once what is written in passing, such as the first copy of a battle, has been written. */
export async function everythingAtRestIn(dir: string): Promise<readonly string[]> {
  let [before, now] = [[''] as readonly string[], await everythingIn(dir)]
  while (before.join() !== now.join()) {
    await new Promise(resolve => setTimeout(resolve, REST_MS))
    ;[before, now] = [now, await everythingIn(dir)]
  }
  return now
}

/** Nothing is written in passing after so long: a journal notes after a second what it has acknowledged. */
const REST_MS = 1500
