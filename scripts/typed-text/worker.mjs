// Calls every reader with every text and tells where it is; the test ends it when it stops answering.
import { parentPort, workerData } from 'node:worker_threads';
import { argumentsFor, fileAddress } from './readers.mjs';
import { longTexts, shortTexts } from './texts.mjs';

const { readers, tables, place } = workerData;
// The two cells hold the text's number and the reader's number.
const at = new Int32Array(place);

// Formats and rules are compared with the same piece of work as the calls.
const { measure: measured, spent } = await import(fileAddress('packages/server/src/preuve/test-mesure.ts'));

const isFormat = (one) => typeof one?.check === 'function' && typeof one?.name === 'string';
const isRow = (one) => typeof one?.kind === 'string' && typeof one?.label === 'string';

/** Finds formats and form rows, wherever a table holds them. */
function within(value, depth = 0, seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value) || depth > 5) return [];
  seen.add(value);
  if (isFormat(value)) return [value];
  const own = isRow(value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap((one) => within(one, depth + 1, seen))];
}

const { valueProblems } = await import(fileAddress('packages/domain/src/kernel/value-problems.ts'));
const { draftSchema } = await import(fileAddress('packages/domain/src/kernel/draft-schema.ts'));
const valueKinds = ['text', 'int', 'euros', 'decimal', 'date', 'bool', 'choice', 'id'];

const calls = [];
for (const reader of readers) {
  const { [reader.name]: read } = await import(fileAddress(reader.file));
  calls.push({ name: `${reader.file} ${reader.name}`, call: (text) => read(...argumentsFor(reader, text)) });
}
const seen = new Set();
for (const file of tables) {
  for (const [name, value] of Object.entries(await import(fileAddress(file)))) {
    for (const one of within(value)) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (isFormat(one)) calls.push(...callsOfFormat(`${file} ${name}`, one));
      else if (valueKinds.includes(one.kind)) calls.push(callOfRow(`${file} ${name}`, one));
    }
  }
}

function callsOfFormat(where, { name, normalise = (text) => text, check, warn }) {
  const named = `${where}, format ${name}`;
  return [
    { name: `${named}, normalise`, call: normalise },
    { name: `${named}, check`, call: check },
    { name: `${named}, check of what is normalised`, call: (text) => check(normalise(text)) },
    ...(warn ? [{ name: `${named}, warn`, call: warn }] : []),
  ];
}

function callOfRow(where, row) {
  const schema = draftSchema({ champ: row });
  return {
    name: `${where}, row ${row.label}`,
    call: (text) => {
      schema.safeParse({ champ: text });
      valueProblems(row, text);
    },
  };
}

const short = shortTexts();
const texts = [...short, ...longTexts()];
const isRowCall = (name) => name.includes(', row ');

const measure = measured();
parentPort.postMessage({ names: calls.map(({ name }) => name), measure, texts: texts.length });
const slowest = [];
const thrown = [];

function timed({ name, call }, text) {
  const before = spent();
  try {
    call(text);
  } catch (error) {
    if (thrown.every((one) => one.name !== name))
      thrown.push({ name, text: text.slice(0, 60), error: String(error) });
  }
  return spent() - before;
}

for (const [which, { name, call }] of calls.entries()) {
  Atomics.store(at, 1, which);
  let most = { spent: 0, text: '' };
  for (const [index, text] of texts.entries()) {
    // A form row only adds a length to its format, so one text in forty is enough.
    if (isRowCall(name) && index % 40 !== 0) continue;
    Atomics.store(at, 0, index);
    let took = timed({ name, call }, text);
    if (index < short.length) took = 0;
    // Memory that is tidied falls on one call or another: what seems slow is measured again.
    else if (took > measure * 10) took = Math.min(took, timed({ name, call }, text));
    if (took > most.spent) most = { spent: took, text: text.slice(0, 60) };
    // A call that is too slow on one text is not tried on the next ones; its time is reported below.
    if (took > measure * 10) break;
  }
  slowest.push({ name, ...most });
}
parentPort.postMessage({ slowest, thrown });
