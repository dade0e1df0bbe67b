import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startApplication } from '@main/application'

/** A fresh process that opens a data directory and lists its campaigns: prints the time since the process began, and the heap it keeps. */
const started = await startApplication({ dataDir: process.argv[2] ?? '', shell: 'web', locale: 'en' })
if (!started.ok) throw new Error(started.error.detail)
const { campaigns } = await started.value.handlers['campaigns.list']({})
const wallUs = performance.now() * 1000
const { user, system } = process.cpuUsage()
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
for (let i = 0; i < 4; i += 1) collect()
const { heapUsed: bytes } = process.memoryUsage()
await started.value.close()
process.stdout.write(JSON.stringify({ cpuUs: user + system, wallUs, bytes, check: String(campaigns.length) }))
