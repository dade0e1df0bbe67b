/** The version of the messages. A page of another version is told to load itself again. */
export const STATION_PROTOCOL = 1
/** Where the socket of a station is; the page itself is at `/`. */
export const STATION_SOCKET = '/socket'
/** Characters of the code of a table. No letter or digit is mistaken for another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** The code is so many characters, shown and typed with a dash after the fourth. */
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
/** Without a word for so long a phone takes the connection for lost: two beats of the host were missed. */
export const SILENCE_MS = 5_000
