import { sampled } from '../support/explored'
import { describeTable } from './support/whole-table/describe-table'
import { DYSTOPIAN } from './support/whole-table/dystopian-wars'
import { FIRESTORM } from './support/whole-table/firestorm-armada'
import { PETIT } from './support/whole-table/petit-wargame'
import { STARFINDER } from './support/whole-table/starfinder-armada'
import { XWING } from './support/whole-table/xwing'

const TABLES = [
  () => describeTable(STARFINDER),
  () => describeTable(FIRESTORM),
  () => describeTable(DYSTOPIAN),
  () => describeTable(XWING),
  () => describeTable(PETIT)
]

// Unless everything is explored, one game has a whole table.
for (const describeOne of sampled(TABLES, TABLES.length, 1)) describeOne()
