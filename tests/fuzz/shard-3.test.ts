import { fuzzShard } from './fuzz-shard'

fuzzShard(2)
