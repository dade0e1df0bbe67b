import { spawn } from 'node:child_process'

/**
 * Runs a program until it ends, and passes on what stops this one. Returns how it ended, after how many milliseconds, and whether it was
 * stopped by us.
 *
 * A program with a window gets a session of its own (`isApart`, not on Windows): so `Ctrl C` reaches it once, through us, and not a second
 * time from the terminal; and a terminal that is closed does not close the battle. On Windows the console tells it itself, and a signal
 * sent by Node would end it without its being asked.
 */
export function ended(program, args, { cwd, env = process.env, isApart = false, platform = process.platform }) {
  const begun = performance.now()
  let wasStopped = false
  const child = spawn(program, args, { cwd, env, stdio: 'inherit', detached: isApart && platform !== 'win32' })
  const stop = signal => {
    wasStopped = true
    if (platform !== 'win32') child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  return new Promise(resolve => {
    const done = end => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
      resolve({ code: null, signal: null, error: null, ...end, afterMs: performance.now() - begun, wasStopped })
    }
    child.on('error', error => done({ error: error.code ?? error.message })).on('exit', (code, signal) => done({ code, signal }))
  })
}
