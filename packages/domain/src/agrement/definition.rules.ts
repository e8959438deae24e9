// A published version of an agrément never changes, and each dossier keeps the one it was begun on (§3
// Accreditation definition; decisions, Dossiers).
import { z } from 'zod';
import type { DocumentAttendu } from '../dossier/pieces.rules.ts';
import { customFieldsSchema, readCustomFields } from '../kernel/custom-fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import { ok, type Result, refused } from '../kernel/result.ts';
import { campagneSchema, type Ouverture } from '../subvention/campagne.rules.ts';

/** All questions of an agrément stand in this one block. */
export const blocAgrement = 'dossier-bloc';

/** A dossier for this type of agrément describes food aid (decisions, Rules). */
export const typeAideAlimentaire = 'HAA';

const instant = z.iso.datetime({ offset: true });

export const definitionSchema = z.strictObject({
  libelle: z.string().min(1).max(200),
  presentation: z.string().max(2000).optional(),
  /** Administrators change this list, so the value is checked when the draft is saved. */
  niveau: z.string().min(1).max(40).optional(),
  delai_habituel_jours: z.int().min(1).max(400).optional(),
  /** The number of years an agrément lasts once granted; when absent, it has no end. */
  duree_validite_annees: z.int().min(1).max(30).optional(),
  /** An association without a common accreditation file in force answers its four criteria. */
  demande_tca: z.boolean().optional(),
  /** This is the time zone of the service, in which its dates were typed. */
  fuseau: z.string(),
  date_debut: instant,
  date_fin: instant,
  documents_attendus: campagneSchema.shape.documents_attendus,
  champs_personnalises: customFieldsSchema,
});

export type Definition = Omit<z.infer<typeof definitionSchema>, 'champs_personnalises'> & {
  documents_attendus: DocumentAttendu[];
  champs_personnalises: CustomFields;
};

/** A version is checked when it is published, against the versions before it: a question never changes its kind. */
export function readDefinition(json: unknown, before: readonly CustomFields[] = []): Result<Definition> {
  const parsed = definitionSchema.safeParse(json);
  if (!parsed.success) {
    return refused({ code: 'kernel.requete-invalide', field: parsed.error.issues[0]?.path.join('.') });
  }
  const custom = readCustomFields(parsed.data.champs_personnalises, before);
  return custom.ok ? ok({ ...parsed.data, champs_personnalises: custom.value }) : custom;
}

type Periode = Pick<Definition, 'date_debut' | 'date_fin'>;

/** The period counts to the last second of its last minute. */
export function ouvertureAgrement({ date_debut, date_fin }: Periode, now: Date): Ouverture {
  if (now.getTime() < new Date(date_debut).getTime()) return 'a-venir';
  return now.getTime() <= new Date(date_fin).getTime() ? 'ouverte' : 'fermee';
}
