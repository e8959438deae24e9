const places = 64;
const bytesEach = 256;
const decoder = new TextDecoder();

/** The requests in progress, kept where another thread can read them while this one is stuck. */
export type InProgress = {
  shared: SharedArrayBuffer;
  /** Records that something begins, and gives the function to call at its end. */
  begin(what: string): () => void;
};

/** Once all places are taken, new requests are not recorded; the earlier ones still are. */
export function inProgress(): InProgress {
  const shared = new SharedArrayBuffer(places * bytesEach);
  const bytes = Buffer.from(shared);
  const free = Array.from({ length: places }, (_, place) => place);
  return {
    shared,
    begin: (what) => {
      const place = free.shift();
      if (place === undefined) return () => undefined;
      const at = place * bytesEach;
      const length = bytes.write(what, at + 1, bytesEach - 1);
      bytes.fill(0, at + 1 + length, at + bytesEach);
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

/** Lists what was in progress, from the other thread. */
export function readInProgress(shared: SharedArrayBuffer): string[] {
  const bytes = new Uint8Array(shared).slice();
  return Array.from({ length: places }, (_, place) =>
    bytes.subarray(place * bytesEach, (place + 1) * bytesEach),
  )
    .filter((one) => one[0] === 1)
    .map((one) => decoder.decode(one.subarray(1)).replace(/\0+$/, ''));
}
