import { isCode, listFiles, readText } from './files.mjs';
import { DATA_FILES, LENGTHS, UNLIMITED_FILES } from './layout.mjs';

/** Warns of a file above 200 lines and refuses one above 300; pure data, forms, sentences and tests may reach 600. */
export function checkFileLength(root) {
  const errors = [];
  const warnings = [];
  for (const path of listFiles(root)) {
    if (!isMeasured(path)) continue;
    const lines = countLines(readText(root, path));
    const most = DATA_FILES.test(path) ? LENGTHS.failForData : LENGTHS.fail;
    if (lines > most) errors.push(`${path}: ${lines} lines, the limit is ${most}`);
    else if (lines > LENGTHS.warn && most === LENGTHS.fail)
      warnings.push(`${path}: ${lines} lines, time to split (limit ${most})`);
  }
  return { errors, warnings };
}

const isMeasured = (path) => (isCode(path) || /\.(css|sql)$/.test(path)) && !UNLIMITED_FILES.test(path);

const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
