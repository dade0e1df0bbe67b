export { readDigest } from '@renderer/shell/reference/digest'
export { findingsOf, referenceSearch } from '@renderer/shell/reference/reference-search'
export { plainText } from '@renderer/ui/text/matches-text'
