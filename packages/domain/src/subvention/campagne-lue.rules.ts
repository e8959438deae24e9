// A campaign version is read, from what was typed or sent, when it is published.
import { readCustomFields } from '../kernel/custom-fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import { ok, type Result, refused } from '../kernel/result.ts';
import type { Campagne } from './campagne.rules.ts';
import { campagneSchema } from './campagne.schema.ts';

/** Reads the version to publish and checks it against the earlier ones: a custom code never changes its kind. */
export function readCampagne(json: unknown, before: readonly CustomFields[] = []): Result<Campagne> {
  const parsed = campagneSchema.safeParse(json);
  if (!parsed.success) {
    return refused({ code: 'kernel.requete-invalide', field: parsed.error.issues[0]?.path.join('.') });
  }
  const custom = readCustomFields(parsed.data.champs_personnalises, before);
  return custom.ok ? ok({ ...parsed.data, champs_personnalises: custom.value }) : custom;
}
