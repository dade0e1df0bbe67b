/**
 * How the names of files end that are opened with Flagship or chosen from a folder: its own, and those of the kinds it recognises. A name
 * only decides whether a file is looked at; what it is, its content says.
 */
export const FILE_ENDINGS = [
  ...['flagship', 'json', 'html', 'htm', 'txt', 'xml'],
  ...['png', 'jpg', 'jpeg', 'webp', 'avif', 'heic', 'heif', 'gif', 'bmp', 'tif', 'tiff', 'pdf'],
  ...['csv', 'tsv', 'tab', 'xlsx', 'xls', 'ods', 'docx', 'odt', 'rtf'],
  ...['xws', 'ros', 'rosz', 'cat', 'catz', 'gst', 'gstz', 'vsav', 'vlog', 'vmod', 'mul', 'cpnx', 'gz', 'lcp', 'zip']
] as const
