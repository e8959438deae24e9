import type { Received } from './call/call.ts';

/** Makes the browser save a file under the name that the server gave. */
export function saveFile({ blob, name }: Received): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

/** Some browsers first ask where to save the file, so its address stays valid for five minutes. */
const keptMs = 300_000;
