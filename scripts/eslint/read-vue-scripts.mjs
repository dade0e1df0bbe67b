import typescript from 'typescript'
import { parser as scriptParser } from 'typescript-eslint'
import { parseForESLint as parseVue } from 'vue-eslint-parser'

const readFile = typescript.sys.readFile

/**
 * Lets TypeScript read of a `.vue` file the very script that the linter hands it later.
 * Without this the text differs each time, and every component costs a new type check of the whole program.
 */
typescript.sys.readFile = (path, encoding) => {
  const text = readFile(path, encoding)
  return text !== undefined && path.endsWith('.vue') ? scriptOf(path, text) : text
}

function scriptOf(path, text) {
  let script = text
  const parser = {
    parseForESLint: (code, { project, ...options }) => {
      // Expressions of the template come without a project.
      if (project) script = code
      return scriptParser.parseForESLint(code, options)
    }
  }
  parseVue(text, { filePath: path, sourceType: 'module', project: true, parser })
  return script
}
