import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './files.mjs'

/** Tests that say nothing for so long turn for ever; milliseconds. It counts from the last test that ended, however busy the machine. */
const SILENT_MS = 180_000

/** Asks the tests about one fault after the other, in a process of its own, which is begun anew after one that never came back. */
export function asker() {
  let worker = null
  return {
    /** The test that noticed the fault, or why it was noticed; null when none did. Throws when a test fails without any fault. */
    async ask(fault, tests) {
      worker ??= await startedWorker()
      const { answer, ended } = await answerOf(worker, { fault, tests })
      if (answer?.red !== undefined) throw new Error(`${answer.red} fails without any fault`)
      if (answer !== undefined) return answer.noticed
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

/** The tests run in a process of the worker's, which would turn for ever without it. */
function killWithChildren(worker) {
  if (process.platform === 'win32') worker.kill('SIGKILL')
  else {
    try {
      process.kill(-worker.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
