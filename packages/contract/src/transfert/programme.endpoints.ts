// A programme of Osiris is made of dispositifs or sous-dispositifs, and chosen accounts read its dossiers.

import { administrateursOsiris, rolesOsiris } from '@asso/domain/transfert/programme.rights';
import { codeProgrammeMax, libelleProgrammeMax } from '@asso/domain/transfert/programme.rules';
import { z } from 'zod';
import { rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const code = z.string().max(40);
const partSchema = z.object({
  id_type_dispositif: code,
  /** Null when the programme takes the whole dispositif. */
  id_sous_type_dispositif: code.nullable(),
});
const compteSchema = z.object({ id: z.string(), nom: z.string(), email: z.string(), role: z.string() });
const optionSchema = z.object({ code: z.string(), label: z.string() });

const programmeSchema = z.object({
  code: z.string(),
  libelle: z.string(),
  dispositifs: z.array(partSchema.extend({ label: z.string() })),
  /** The sous-dispositifs by which the dossiers of the programme may be filtered. */
  sous_dispositifs: z.array(optionSchema),
  /** The accounts that read the programme; only the administrators of the area see them. */
  comptes: z.array(compteSchema).optional(),
  version: versionSchema,
});
export type ProgrammeOsiris = z.infer<typeof programmeSchema>;

const ecrit = {
  libelle: z.string().max(libelleProgrammeMax),
  dispositifs: z.array(partSchema).max(200),
  /** Ids of Osiris accounts. */
  comptes: z.array(z.uuid()).max(500),
};
const refus = [
  'transfert.code-programme',
  'transfert.libelle-programme',
  'transfert.programme-sans-dispositif',
  'transfert.dispositif-inconnu',
  'transfert.compte-inconnu',
] as const;

export const programmeEndpoints = {
  listProgrammes: endpoint({
    method: 'GET',
    path: '/demande/osiris/programmes',
    summary: 'Les programmes ouverts à ce compte Osiris ; tous, pour qui administre l’espace.',
    access: rolesOsiris,
    query: roleQuerySchema,
    reply: z.object({
      items: z.array(programmeSchema),
      /** True when Osiris can be reached from here; otherwise its files are downloaded. */
      envoi: z.boolean(),
      rights: rightsSchema,
    }),
  }),
  readChoixProgramme: endpoint({
    method: 'GET',
    path: '/demande/osiris/choix',
    summary: 'Ce dont un programme peut être fait : les dispositifs, et les comptes Osiris.',
    access: administrateursOsiris,
    query: roleQuerySchema,
    reply: z.object({
      dispositifs: z.array(optionSchema.extend({ sous_dispositifs: z.array(optionSchema) })),
      comptes: z.array(compteSchema),
    }),
  }),
  createProgramme: endpoint({
    method: 'POST',
    path: '/demande/osiris/programmes',
    summary: 'Crée un programme Osiris.',
    access: administrateursOsiris,
    query: roleQuerySchema,
    body: z.strictObject({ code: z.string().max(codeProgrammeMax * 2), ...ecrit }),
    reply: programmeSchema,
    problems: [...refus, 'transfert.programme-existe'],
    idempotent: true,
    status: 201,
  }),
  saveProgramme: endpoint({
    method: 'PUT',
    path: '/demande/osiris/programmes/{programme}',
    summary: 'Change le nom d’un programme, ses dispositifs, et qui le lit.',
    access: administrateursOsiris,
    params: { programme: code },
    query: roleQuerySchema,
    body: z.strictObject(ecrit),
    reply: programmeSchema,
    problems: [...refus, 'transfert.programme-introuvable'],
    ifMatch: 'exige',
  }),
  deleteProgramme: endpoint({
    method: 'DELETE',
    path: '/demande/osiris/programmes/{programme}',
    summary: 'Retire un programme : ses dossiers restent à leurs services.',
    access: administrateursOsiris,
    params: { programme: code },
    query: roleQuerySchema,
    reply: z.object({ code: z.string() }),
    problems: ['transfert.programme-introuvable'],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
