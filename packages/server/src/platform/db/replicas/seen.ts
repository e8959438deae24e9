/**
 * What a person has seen, as their browser keeps it. `lsn` is where the log was after their last commit. `at` is an
 * instant of the primary's clock by which all that the primary showed them had happened. What a replica showed them is
 * in `onAt`, with the replica: that one never goes back, another must have come as far.
 */
export type Seen = { lsn: number; at: number; on: string; onAt: number };

export const nothingSeen: Seen = { lsn: 0, at: 0, on: '', onAt: 0 };

const radix = 36;

export const writeSeen = ({ lsn, at, on, onAt }: Seen): string =>
  [lsn, at, onAt].map((one) => Math.ceil(one).toString(radix)).join('.') + (on === '' ? '' : `.${on}`);

/** Gives nothing for what we did not write. */
export function readSeen(text: string | undefined): Seen | undefined {
  const [, lsn, at, onAt, on = ''] =
    /^([\da-z]{1,11})\.([\da-z]{1,11})\.([\da-z]{1,11})(?:\.([\da-f]{6}))?$/.exec(text ?? '') ?? [];
  if (lsn === undefined || at === undefined || onAt === undefined) return undefined;
  const [a, b, c] = [lsn, at, onAt].map((one) => Number.parseInt(one, radix)) as [number, number, number];
  return { lsn: a, at: b, onAt: c, on };
}
