// A change of profile keeps only what really differs (§7: PATCH /users/{id} sends only changed fields).
import { ok, type Result, refused } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type Profil, profilFields } from './profil.fields.ts';

type Name = keyof typeof profilFields;
const names = Object.keys(profilFields) as Name[];

/**
 * Returns the values that differ from what is stored, in their stored form; a field that is not sent does not
 * change [R7.4].
 */
export function changedProfil(stored: Profil, sent: Profil): Result<Profil> {
  const wanted = Object.fromEntries(
    names.filter((name) => sent[name] !== undefined).map((name) => [name, kept(name, sent[name])]),
  );
  const wrong = problems(profilFields, { ...stored, ...wanted }, { stage: 'saisie' });
  const [first, ...others] = wrong.filter(({ field }) => field !== undefined && field in wanted);
  if (first) return refused(first, ...others);
  const changed = Object.entries(wanted).filter(([name, value]) => value !== stored[name as Name]);
  return changed.length === 0 ? refused({ code: 'kernel.inchange' }) : ok(Object.fromEntries(changed));
}

function kept(name: Name, value: string | null | undefined): string | null {
  const row = profilFields[name];
  return row.kind === 'text' && value ? (row.format.normalise?.(value) ?? value) : (value ?? null);
}
