// A person may type « =12*350 » as an amount: four operations and parentheses are parsed here and never evaluated
// as code.

export type Calcul = { value: number; shown: string };

const tokenShape = /\s*(?:([()+\-*/×÷])|(\d[\d\s.,]*))/y;
const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷' };

type Reader = { tokens: string[]; at: number; parseNumber: (text: string) => number | null };

/**
 * Computes an expression, of which `parseNumber` reads each number as the field does. Returns null for an incomplete
 * expression or a division by zero.
 */
export function calculate(text: string, parseNumber: (text: string) => number | null): Calcul | null {
  const tokens = tokenise(text);
  if (!tokens) return null;
  const reader: Reader = { tokens, at: 0, parseNumber };
  const value = readSum(reader);
  if (value === null || reader.at < tokens.length || !Number.isFinite(value)) return null;
  return { value, shown: tokens.join(' ').replace(/\( /g, '(').replace(/ \)/g, ')') };
}

function tokenise(text: string): string[] | null {
  const tokens: string[] = [];
  tokenShape.lastIndex = 0;
  const end = text.trimEnd().length;
  while (tokenShape.lastIndex < end) {
    const found = tokenShape.exec(text);
    if (!found) return null;
    const [, operator, number = ''] = found;
    tokens.push(operator ? (signs[operator] ?? operator) : number.trim());
  }
  return tokens.length > 0 && tokens.length <= 100 ? tokens : null;
}

function readSum(reader: Reader): number | null {
  let left = readProduct(reader);
  for (let sign = peek(reader); sign === '+' || sign === '-'; sign = peek(reader)) {
    reader.at += 1;
    const right = readProduct(reader);
    if (left === null || right === null) return null;
    left = sign === '+' ? left + right : left - right;
  }
  return left;
}

function readProduct(reader: Reader): number | null {
  let left = readTerm(reader);
  for (let sign = peek(reader); sign === '×' || sign === '÷'; sign = peek(reader)) {
    reader.at += 1;
    const right = readTerm(reader);
    if (left === null || right === null) return null;
    left = sign === '×' ? left * right : left / right;
  }
  return left;
}

function readTerm(reader: Reader): number | null {
  const token = peek(reader);
  if (token === undefined) return null;
  reader.at += 1;
  if (token !== '(') return reader.parseNumber(token);
  const inside = readSum(reader);
  if (peek(reader) !== ')') return null;
  reader.at += 1;
  return inside;
}

const peek = (reader: Reader): string | undefined => reader.tokens[reader.at];
