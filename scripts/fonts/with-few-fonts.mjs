// npm run few-fonts -- COMMAND: runs a command as on a machine with next to no fonts.
import { spawn } from 'node:child_process'
import { fewFonts } from './few-fonts.mjs'

const [program, ...args] = process.argv.slice(2)
if (program === undefined) throw new Error('Name a command, as in `npm run few-fonts -- npm test`.')
const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...(await fewFonts()) } })
child.on('error', error => {
  throw error
})
child.on('exit', code => {
  process.exitCode = code ?? 1
})
