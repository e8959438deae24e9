import type { Received } from './call.ts';

/** Gives the browser a file to keep, under its own name. */
export function saveFile({ blob, name }: Received): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

/** Some browsers ask where to put it first. */
const keptMs = 300_000;
