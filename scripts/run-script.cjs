// Read only once Node is known to be new enough.
'use strict'
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')

/** Runs scripts/NAME.mjs, NAME.mjs or the program that the package NAME brings, in this process, with the arguments that follow. */
module.exports = function runScript(root, name) {
  const ours = [join(root, 'scripts', `${name}.mjs`), join(root, `${name}.mjs`)].find(path => existsSync(path))
  const file = ours ?? programOf(join(root, 'node_modules', name), name)
  process.argv.splice(1, 2, file)
  return import(pathToFileURL(file).href)
}

function programOf(folder, name) {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}
