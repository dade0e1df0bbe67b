import { requestText } from './raw-http'

/** The server under attack, filled in when it is up. */
export const guarded = { host: '', port: 0, cookie: '', origin: '' }

export const HANDSHAKE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
]

/** An attack, built when the server is up, and the statuses that refuse it. 0: the connection is closed. */
export type Hostile = readonly [what: string, bytes: () => string, refusal: readonly number[]]

const page = (what: string, headers: () => readonly string[], refusal: readonly number[], path = '/'): Hostile => [
  what,
  () => requestText(`GET ${path} HTTP/1.1`, headers()),
  refusal
]
const line = (what: string, first: string, refusal: readonly number[], body = '', ...more: readonly string[]): Hostile => [
  what,
  () => requestText(first, [`Host: ${guarded.host}`, guarded.cookie, ...more], body),
  refusal
]
const socket = (what: string, headers: () => readonly string[], refusal: readonly number[], path = '/socket', method = 'GET'): Hostile => [
  what,
  () => requestText(`${method} ${path} HTTP/1.1`, [...headers(), ...HANDSHAKE]),
  refusal
]

const wrongCookie = (): string => guarded.cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
export const own = (): string => `Origin: ${guarded.origin}`

export const HOSTILE: readonly Hostile[] = [
  page('the name of another site that points here', () => ['Host: evil.example', guarded.cookie], [421]),
  page('the name of another site with our port', () => [`Host: evil.example:${guarded.port}`, guarded.cookie], [421]),
  page('a host that begins like ours', () => [`Host: 127.0.0.1.evil.example:${guarded.port}`, guarded.cookie], [421]),
  page('our host and port with more behind', () => [`Host: ${guarded.host}.evil.example`, guarded.cookie], [421]),
  page('our host and port with a digit behind', () => [`Host: ${guarded.host}1`, guarded.cookie], [421]),
  page('a host that ends like ours', () => [`Host: evil-127.0.0.1:${guarded.port}`, guarded.cookie], [421]),
  page('the name localhost', () => [`Host: localhost:${guarded.port}`, guarded.cookie], [421]),
  page('the address of IPv6', () => [`Host: [::1]:${guarded.port}`, guarded.cookie], [421]),
  page('the address as one number', () => [`Host: 2130706433:${guarded.port}`, guarded.cookie], [421]),
  page('the address in short', () => [`Host: 127.1:${guarded.port}`, guarded.cookie], [421]),
  page('the address with a dot at its end', () => [`Host: 127.0.0.1.:${guarded.port}`, guarded.cookie], [421]),
  page('our host without a port', () => ['Host: 127.0.0.1', guarded.cookie], [421]),
  page('our host with another port', () => ['Host: 127.0.0.1:1', guarded.cookie], [421]),
  page('our host behind a user name', () => [`Host: user@${guarded.host}`, guarded.cookie], [421]),
  page('an empty host', () => ['Host: ', guarded.cookie], [400, 421]),
  page('no host', () => [guarded.cookie], [400]),
  page('two hosts', () => [`Host: ${guarded.host}`, 'Host: evil.example', guarded.cookie], [400]),
  page('two hosts, ours last', () => ['Host: evil.example', `Host: ${guarded.host}`, guarded.cookie], [400]),
  page('no cookie', () => [`Host: ${guarded.host}`], [401]),
  page('a cookie with one letter changed', () => [`Host: ${guarded.host}`, wrongCookie()], [401]),
  page('an empty cookie', () => [`Host: ${guarded.host}`, `Cookie: flagship-${guarded.port}=`], [401]),
  page(
    'our cookie beside a wrong one of its name',
    () => [`Host: ${guarded.host}`, `${guarded.cookie}; flagship-${guarded.port}=x`],
    [401]
  ),
  page('our cookie under another name', () => [`Host: ${guarded.host}`, guarded.cookie.replace('flagship', 'Flagship')], [401]),
  page('two cookie headers', () => [`Host: ${guarded.host}`, guarded.cookie, `Cookie: flagship-${guarded.port}=x`], [400]),
  page('an origin that begins like ours', () => [`Host: ${guarded.host}`, guarded.cookie, `${own()}.evil.example`], [403]),
  page('a page of another origin', () => [`Host: ${guarded.host}`, guarded.cookie, 'Origin: https://evil.example'], [403]),
  page('an opaque origin', () => [`Host: ${guarded.host}`, guarded.cookie, 'Origin: null'], [403]),
  page('two origins', () => [`Host: ${guarded.host}`, guarded.cookie, own(), 'Origin: https://evil.example'], [400]),
  page('a request of another site', () => [`Host: ${guarded.host}`, guarded.cookie, 'Sec-Fetch-Site: cross-site'], [403]),
  page('a request of the same site on another port', () => [`Host: ${guarded.host}`, guarded.cookie, 'Sec-Fetch-Site: same-site'], [403]),
  page('a made-up ticket', () => [`Host: ${guarded.host}`], [401], `/?t=${'A'.repeat(43)}`),
  page('an empty ticket', () => [`Host: ${guarded.host}`], [401], '/?t='),
  page('the cookie’s own secret as a ticket', () => [`Host: ${guarded.host}`, `X: ${guarded.cookie}`], [401], `/?t=${'x'.repeat(42)}`),
  line('HTTP/1.0', 'GET / HTTP/1.0', [400]),
  line('a whole address as target', 'GET http://evil.example/ HTTP/1.1', [400]),
  line('two slashes at the start', 'GET //evil.example/ HTTP/1.1', [400]),
  line('a star as target', 'OPTIONS * HTTP/1.1', [400, 405]),
  line('a tunnel', 'CONNECT evil.example:443 HTTP/1.1', [0, 400, 405]),
  line('POST', 'POST / HTTP/1.1', [405]),
  line('PUT', 'PUT /index.html HTTP/1.1', [405]),
  line('DELETE', 'DELETE / HTTP/1.1', [405]),
  line('TRACE', 'TRACE / HTTP/1.1', [405]),
  line('OPTIONS before a foreign request', 'OPTIONS / HTTP/1.1', [405]),
  line('a method of nobody', 'STEAL / HTTP/1.1', [400]),
  line('a body', 'GET / HTTP/1.1', [400], 'abc', 'Content-Length: 3'),
  line('a second request smuggled in chunks', 'GET / HTTP/1.1', [400], '0\r\n\r\nGET / HTTP/1.1\r\n\r\n', 'Transfer-Encoding: chunked'),
  line('two lengths', 'GET / HTTP/1.1', [400], 'abc', 'Content-Length: 3', 'Content-Length: 4'),
  line('a header without end', 'GET / HTTP/1.1', [431], '', `X-Long: ${'x'.repeat(9000)}`),
  line('a header folded over lines', 'GET / HTTP/1.1', [400], '', 'X-Folded: a\r\n b'),
  line('a header name with a space', 'GET / HTTP/1.1', [400], '', 'Host : evil.example'),
  line('steps upwards', 'GET /../outside.html HTTP/1.1', [404]),
  line('encoded steps upwards', 'GET /%2e%2e/outside.html HTTP/1.1', [404]),
  line('encoded slashes', 'GET /..%2foutside.html HTTP/1.1', [404]),
  line('backslashes', 'GET /..\\outside.html HTTP/1.1', [404]),
  line('encoded backslashes', 'GET /assets%5c..%5c..%5coutside.html HTTP/1.1', [404]),
  line('a NUL in the path', 'GET /index.html%00.js HTTP/1.1', [404]),
  line('a drive letter', 'GET /C:/Windows/win.ini HTTP/1.1', [404]),
  line('a second stream of a file', 'GET /index.html::$DATA HTTP/1.1', [404]),
  line('a folder', 'GET /assets/ HTTP/1.1', [404]),
  line('a name every object has', 'GET /__proto__ HTTP/1.1', [404]),
  line('the page with a question', 'GET /index.html?x HTTP/1.1', [404]),
  line('an encoded name', 'GET /%69ndex.html HTTP/1.1', [404]),
  socket('a socket of a foreign page', () => [`Host: ${guarded.host}`, guarded.cookie, 'Origin: https://evil.example'], [403]),
  socket('a socket without an origin', () => [`Host: ${guarded.host}`, guarded.cookie], [403]),
  socket('a socket of an opaque origin', () => [`Host: ${guarded.host}`, guarded.cookie, 'Origin: null'], [403]),
  socket('a socket of another port', () => [`Host: ${guarded.host}`, guarded.cookie, 'Origin: http://127.0.0.1:1'], [403]),
  socket('a socket of an origin that begins like ours', () => [`Host: ${guarded.host}`, guarded.cookie, `${own()}.evil.example`], [403]),
  socket(
    'a socket of our host over another scheme',
    () => [`Host: ${guarded.host}`, guarded.cookie, `Origin: https://${guarded.host}`],
    [403]
  ),
  socket(
    'a socket of the name localhost',
    () => [`Host: ${guarded.host}`, guarded.cookie, `Origin: http://localhost:${guarded.port}`],
    [403]
  ),
  socket('a socket through a foreign name', () => [`Host: evil.example:${guarded.port}`, guarded.cookie, own()], [421]),
  socket('a socket without a cookie', () => [`Host: ${guarded.host}`, own()], [401]),
  socket('a socket with a wrong cookie', () => [`Host: ${guarded.host}`, wrongCookie(), own()], [401]),
  socket('a socket of another site', () => [`Host: ${guarded.host}`, guarded.cookie, own(), 'Sec-Fetch-Site: cross-site'], [403]),
  socket('a socket at another path', () => [`Host: ${guarded.host}`, guarded.cookie, own()], [404], '/'),
  socket('a socket at a longer path', () => [`Host: ${guarded.host}`, guarded.cookie, own()], [404], '/socket/../socket'),
  socket('a socket with a question', () => [`Host: ${guarded.host}`, guarded.cookie, own()], [404], '/socket?x'),
  socket('a socket by POST', () => [`Host: ${guarded.host}`, guarded.cookie, own()], [405], '/socket', 'POST'),
  [
    'another protocol at the socket',
    () => requestText('GET /socket HTTP/1.1', [`Host: ${guarded.host}`, guarded.cookie, own(), 'Connection: Upgrade', 'Upgrade: h2c']),
    [400]
  ],
  [
    'a socket of an older version',
    () =>
      requestText('GET /socket HTTP/1.1', [
        `Host: ${guarded.host}`,
        guarded.cookie,
        own(),
        ...HANDSHAKE.map(header => header.replace(': 13', ': 7'))
      ]),
    [400, 426]
  ],
  [
    'a socket without a key',
    () =>
      requestText('GET /socket HTTP/1.1', [
        `Host: ${guarded.host}`,
        guarded.cookie,
        own(),
        ...HANDSHAKE.filter(header => !header.includes('Key'))
      ]),
    [400]
  ],
  ['bytes of another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [0, 400]]
]
