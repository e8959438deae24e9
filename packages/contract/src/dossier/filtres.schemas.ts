// Each filter of the dossiers' list accepts certain values; any other value is refused, and the refusal lists them
// (§7, C072).
import {
  type FiltreDossiers,
  type FormeFiltre,
  filtresDossiers,
  listFiltreValeurs,
  type NomFiltre,
} from '@asso/domain/dossier/dossier-filtres.rows';
import { affecteAPersonne, assignedToMe } from '@asso/domain/dossier/file-service.rules';
import { departements } from '@asso/domain/referentiel/data/departements';
import { z } from 'zod';
import { listSchema } from '../kernel/common.schemas.ts';

const texte = z.string().max(100);

const formes: Record<FormeFiltre, z.ZodType<string>> = {
  annee: z.string().regex(/^\d{4}$/, { error: 'une année en quatre chiffres est attendue' }),
  euros: z.string().regex(/^\d{1,9}$/, { error: 'un nombre entier d’euros est attendu' }),
  uuid: z.uuid(),
  personne: z.union([z.uuid(), z.enum([assignedToMe, affecteAPersonne])]),
  departement: z.enum(departements.map(({ value }) => value) as [string, ...string[]]),
  // Any text is accepted here: the server looks the service or the association up.
  service: texte.min(1),
  association: texte.min(1),
  dispositif: texte,
  'sous-dispositif': texte,
};

function valeurSchema(row: FiltreDossiers): z.ZodType<string> {
  const values = listFiltreValeurs(row);
  if (values) return z.enum(values as [string, ...string[]]);
  return row.forme ? formes[row.forme] : texte;
}

export const filtresSchema = Object.fromEntries(
  Object.entries(filtresDossiers).map(([name, row]) => [name, listSchema(valeurSchema(row))]),
) as Record<NomFiltre, ReturnType<typeof listSchema<z.ZodType<string>>>>;
