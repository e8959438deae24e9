import { expect, it } from 'vitest';
import { formats } from './formats.ts';
import { identifiantProblems } from './identifiants.problems.ts';

const rows: Readonly<Record<string, { message: string; remede?: string }>> = identifiantProblems;

// Nobody types the identifier of a row.
const typed = Object.values(formats).filter(({ name }) => name !== 'uuid');

it.each(typed.map((format) => [format.name, format] as const))(
  'a text that is no %s is refused with what to write instead, or with an example',
  (_, { check, exemple }) => {
    const refused = ['\u0001', '?', '12'].flatMap((text) => check(text) ?? []);
    for (const { code } of refused) {
      const row = rows[code];
      // The codes of the kernel say in their own sentence how long or how written the value must be.
      if (!row) continue;
      const isSaid = /Retirez|Remplacez|Écrivez/.test(row.message);
      expect(isSaid || row.remede !== undefined || exemple !== undefined, code).toBe(true);
      if (row.remede?.includes('{exemple}')) expect(exemple, code).toBeDefined();
    }
  },
);
