import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './files.mjs'

/** Tests that report nothing for this long are in an endless loop; milliseconds since the last test ended, however busy the machine. */
const SILENT_MS = 180_000

/** Runs the tests against one mutant after another in a worker process, which is restarted after one that never returns. */
export function createRunner() {
  let worker = null
  return {
    /** The test that killed the mutant, or why it counts as killed; null if it survived. Throws when a test fails without any mutant. */
    async run(mutant, tests) {
      worker ??= await startedWorker()
      const { answer, ended } = await answerOf(worker, { mutant, tests })
      if (answer?.red !== undefined) throw new Error(`${answer.red} fails without any mutant`)
      if (answer !== undefined) return answer.killedBy
      killWithChildren(worker)
      worker = null
      return ended
    },
    end() {
      if (worker !== null) killWithChildren(worker)
      worker = null
    }
  }
}

function startedWorker() {
  const worker = fork(join(ROOT, 'scripts/mutants/worker.mjs'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: process.platform !== 'win32'
  })
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker))
    worker.once('exit', code => reject(new Error(`The worker ended with ${code}`)))
  })
}

function answerOf(worker, question) {
  return new Promise(resolve => {
    const end = end => {
      clearTimeout(timer)
      worker.removeAllListeners('message').removeAllListeners('exit')
      resolve(end)
    }
    const hung = () => end({ ended: 'it never ended' })
    let timer = setTimeout(hung, SILENT_MS)
    worker.on('message', message => {
      if (message !== 'alive') return end({ answer: message })
      clearTimeout(timer)
      timer = setTimeout(hung, SILENT_MS)
    })
    worker.once('exit', () => end({ ended: 'it ended the process' }))
    worker.send(question)
  })
}

/** Also kills the worker's own child process, in which the tests run: it could loop for ever. */
function killWithChildren(worker) {
  if (process.platform === 'win32') worker.kill('SIGKILL')
  else {
    try {
      process.kill(-worker.pid, 'SIGKILL')
    } catch {
      // It has exited by itself.
    }
  }
}
