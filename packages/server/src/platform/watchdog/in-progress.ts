const places = 64;
const bytesEach = 256;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What is being done, where another thread can read it while this one is stuck. */
export type InProgress = {
  shared: SharedArrayBuffer;
  /** Says what begins; what is given back is called at its end. */
  begin(what: string): () => void;
};

/** Beyond its places, what begins is not told: those that were there before are. */
export function inProgress(): InProgress {
  const shared = new SharedArrayBuffer(places * bytesEach);
  const bytes = new Uint8Array(shared);
  const free = Array.from({ length: places }, (_, place) => place);
  return {
    shared,
    begin: (what) => {
      const place = free.shift();
      if (place === undefined) return () => undefined;
      const at = place * bytesEach;
      // What is shared cannot be encoded into: a copy is.
      bytes.set(encoder.encode(what).subarray(0, bytesEach - 1), at + 1);
      bytes.fill(0, at + 1 + Math.min(encoder.encode(what).length, bytesEach - 1), at + bytesEach);
      bytes[at] = 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        bytes[at] = 0;
        free.push(place);
      };
    },
  };
}

/** What was being done, as the other thread reads it. */
export function readInProgress(shared: SharedArrayBuffer): string[] {
  const bytes = new Uint8Array(shared).slice();
  return Array.from({ length: places }, (_, place) =>
    bytes.subarray(place * bytesEach, (place + 1) * bytesEach),
  )
    .filter((one) => one[0] === 1)
    .map((one) => decoder.decode(one.subarray(1)).replace(/\0+$/, ''));
}
