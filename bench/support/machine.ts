import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

/** Describes the machine for the report, since the figures mean nothing without it. */
export function machine(): string {
  const [first] = cpus();
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} × ${first?.model.trim()}, ${memoryGb} GB, ${platform()} ${arch()}, Node ${process.version}, load ${load}`;
}
