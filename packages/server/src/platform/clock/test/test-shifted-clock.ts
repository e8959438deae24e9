// Test support: when this is loaded before a server, the test that started the server can move the clock of the whole
// process.
const RealDate = Date;
let shiftMs = 0;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(ShiftedDate.now());
    // A date given explicitly is left as it is.
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

process.on('message', (seconds: number) => {
  shiftMs = seconds * 1000;
  process.send?.('moved');
});
// This listener must not keep the process alive when the server ends.
process.channel?.unref();
