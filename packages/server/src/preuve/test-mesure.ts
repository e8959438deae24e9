// Test support: how long the thread works, whatever else the machine does and however fast it is.

/** Of this thread, in microseconds. */
export const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

function reading(): number {
  const text = '1 a-é.'.repeat(10_000);
  const before = spent();
  for (let n = 0; n < 60; n++) {
    text
      .normalize('NFC')
      .replace(/\s+/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toUpperCase();
  }
  return spent() - before;
}

/** What one and the same piece of work takes here, in microseconds: the measure of all the rest on this machine. About 50 ms. */
export function measure(): number {
  reading();
  return [reading(), reading(), reading()].toSorted((one, other) => one - other)[1] ?? 0;
}
