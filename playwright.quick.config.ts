import base from './playwright.config.ts';
const shots = process.env.SHOTS;
export default { ...base, workers: Number(process.env.WORKERS ?? 1), retries: 0, timeout: 600_000, expect: { timeout: 60_000 },
  use: { ...base.use, actionTimeout: 60_000, trace: 'retain-on-failure' } };
