/**
 * What a person has seen, as their browser keeps it. `lsn` is the position of the log after their last commit. All that
 * the primary showed them had happened by the instant `at` of its clock, and all that the replica `on` showed them, by
 * `onAt`: that replica never goes back, and another must have come as far.
 */
export type Seen = { lsn: number; at: number; on: string; onAt: number };

export const nothingSeen: Seen = { lsn: 0, at: 0, on: '', onAt: 0 };

const radix = 36;

export const writeSeen = ({ lsn, at, on, onAt }: Seen): string =>
  [lsn, at, onAt].map((one) => Math.ceil(one).toString(radix)).join('.') + (on === '' ? '' : `.${on}`);

/** Reads the value of the cookie; returns undefined when the portal cannot have written it. */
export function readSeen(text: string | undefined): Seen | undefined {
  const [, lsn, at, onAt, on = ''] =
    /^([\da-z]{1,11})\.([\da-z]{1,11})\.([\da-z]{1,11})(?:\.([\da-f]{6}))?$/.exec(text ?? '') ?? [];
  if (lsn === undefined || at === undefined || onAt === undefined) return undefined;
  const [a, b, c] = [lsn, at, onAt].map((one) => Number.parseInt(one, radix)) as [number, number, number];
  return { lsn: a, at: b, onAt: c, on };
}
