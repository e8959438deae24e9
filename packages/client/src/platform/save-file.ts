import type { Received } from './call/call.ts';

/** Gives the browser a file to save under its own name. */
export function saveFile({ blob, name }: Received): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

/** Some browsers first ask where to save the file, so its address stays valid for five minutes. */
const keptMs = 300_000;
