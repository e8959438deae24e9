// Test support: loaded before a server, it lets the test that started it move the clock of the whole process.
const RealDate = Date;
let shiftMs = 0;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(ShiftedDate.now());
    // What is given in parts comes as it is.
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
// The server ends as any other, whoever listens.
process.channel?.unref();
