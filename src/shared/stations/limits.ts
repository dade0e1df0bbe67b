/** Protocol version. A page of another version is told to reload. */
export const STATION_PROTOCOL = 2
/** Path of the station socket; the page itself is at `/`. */
export const STATION_SOCKET = '/socket'
/** Characters of the code of a table. No letter or digit is mistaken for another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Number of characters of a code, shown and typed with a dash after the fourth. */
export const CODE_LENGTH = 6
/** Bytes of one message of a phone. Longer ones cut the connection. */
export const MAX_PHONE_BYTES = 4_096
/** Messages of a phone in one second. More of them cut the connection. */
export const PHONE_MESSAGES_PER_SECOND = 10
/** Wrong codes from one address in a minute, after which each of its codes is answered slowly. */
export const WRONG_CODES_PER_MINUTE = 5
/** Players with a seat, and players who wait for one. */
export const MOST_SEATS = 12
export const MOST_JOIN_REQUESTS = 8
/** Proposals of one player that wait for an answer. */
export const MOST_OPEN_PROPOSALS = 6
/** Silence after which a phone treats the connection as lost: two missed beats of the host. */
export const SILENCE_MS = 5_000
