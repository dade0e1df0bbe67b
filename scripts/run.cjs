// Every npm command begins here: `node scripts/run.cjs start` runs scripts/start.mjs, `run.cjs vitest run` the program of that package.
// Plain ES5, so that the oldest Node can read it and say what is missing.
'use strict'
var path = require('path')
var root = path.join(__dirname, '..')
var needed = require('../package.json').engines.node.replace(/[^0-9.]/g, '')

/** Whether a version such as 18.19.1 is at least another. */
function isAtLeast(version, least) {
  var have = version.split('.').map(Number)
  var want = least.split('.').map(Number)
  for (var i = 0; i < want.length; i++) if (have[i] !== want[i]) return have[i] > want[i]
  return true
}

/** What to say where Node is too old; null where it is not. */
function tooOld(version, language) {
  if (isAtLeast(version, needed)) return null
  return /^fr/i.test(language)
    ? 'Flagship a besoin de Node.js ' +
        needed +
        ' ou plus récent ; celui-ci est le ' +
        version +
        '. Installez la version LTS depuis ' +
        'https://nodejs.org (celle des dépôts d’Ubuntu est plus ancienne), ouvrez un nouveau terminal et relancez la commande.'
    : 'Flagship needs Node.js ' +
        needed +
        ' or newer; this is ' +
        version +
        '. Install the LTS version from https://nodejs.org (the one in ' +
        'Ubuntu’s own packages is older), open a new terminal and run the command again.'
}

if (require.main === module) {
  var problem = tooOld(process.versions.node, process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '')
  if (problem !== null) {
    console.error(problem)
    process.exit(1)
  }
  require('./run-script.cjs')(root, process.argv[2])
}

exports.tooOld = tooOld
