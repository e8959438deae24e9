import { relative } from 'node:path';
import { runNode, toolFile } from './run-command.mjs';

const BIOME = ['check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=none'];
const LINE = /^::(?:error|warning|notice) title=([^,]*),file=([^,]*),line=(\d+),.*?::(.*)$/gm;

/** Checks format and lint with Biome; its warnings fail too. */
export async function checkFormat(root) {
  const tool = toolFile('@biomejs/biome/bin/biome');
  const { code, stdout, stderr } = await runNode(tool, [...BIOME, '--reporter=github', '.'], root);
  const errors = [...stdout.matchAll(LINE)].map(
    ([, rule, file, line, text]) => `${relative(root, file)}:${line} ${rule}: ${text}`,
  );
  if (code === 0) return { errors: [] };
  return { errors: errors.length > 0 ? errors : [`Biome stopped: ${stderr.trim() || stdout.trim()}`] };
}
