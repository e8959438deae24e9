export const section = (title, head, rows) =>
  [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const line = (cells) => `| ${cells.join(' | ')} |`;

export const code = (text) => `\`${text}\``;

/** `packages/server/src/compte/x.ts` becomes `server/compte/x.ts`. */
export const short = (path) => path.replace(/^packages\//, '').replace('/src/', '/');

export const file = (path) => (path ? code(short(path)) : '—');

export const list = (paths) => paths.map(file).join(', ') || '—';
