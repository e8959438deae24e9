import base from './playwright.config.ts';
export default {
  ...base,
  retries: 0,
  timeout: 400_000,
  expect: { timeout: 20_000 },
  use: { ...base.use, actionTimeout: 20_000 },
};
