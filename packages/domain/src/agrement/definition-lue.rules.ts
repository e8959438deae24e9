// A version of an agrément is read, from what was typed or sent, when it is published (§3 Accreditation definition).
import { readCustomFields } from '../kernel/custom-fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import { ok, type Result, refused } from '../kernel/result.ts';
import type { Definition } from './definition.rules.ts';
import { definitionSchema } from './definition.schema.ts';

/** Reads the version to publish and checks it against the versions before it: a question never changes its kind. */
export function readDefinition(json: unknown, before: readonly CustomFields[] = []): Result<Definition> {
  const parsed = definitionSchema.safeParse(json);
  if (!parsed.success) {
    return refused({ code: 'kernel.requete-invalide', field: parsed.error.issues[0]?.path.join('.') });
  }
  const custom = readCustomFields(parsed.data.champs_personnalises, before);
  return custom.ok ? ok({ ...parsed.data, champs_personnalises: custom.value }) : custom;
}
